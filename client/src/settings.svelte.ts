/** What this browser prefers, kept between visits. */

export type Language = "fr" | "en";
export type Theme = "auto" | "day" | "night";
export type Speed = "normal" | "fast" | "off";

export const LANGUAGES: readonly Language[] = ["fr", "en"];
export const THEMES: readonly Theme[] = ["auto", "day", "night"];
export const SPEEDS: readonly Speed[] = ["normal", "fast", "off"];

const KEY = "godet.settings";

function spoken(): Language {
  for (const tag of navigator.languages ?? []) {
    const found = LANGUAGES.find((each) => tag.toLowerCase().startsWith(each));
    if (found) return found;
  }
  return "en";
}

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
}

function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.find((each) => each === value) ?? otherwise;
}

function kept(): Kept {
  let read: Partial<Kept> = {};
  try {
    read = (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Partial<Kept>;
  } catch {
    // A private window or a spoiled entry: the defaults serve.
  }
  return {
    language: oneOf(read.language, LANGUAGES, spoken()),
    theme: oneOf(read.theme, THEMES, "auto"),
    speed: oneOf(read.speed, SPEEDS, "normal"),
    sound: read.sound !== false,
  };
}

export const settings = $state<Kept>(kept());

/** Write every change down and show it on the page. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    if (settings.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Nothing is lost but the memory of it.
    }
  });
}

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** How long a movement of so many milliseconds takes here; 0 is a jump. */
export function pace(ms: number): number {
  if (settings.speed === "off" || still?.matches) return 0;
  return settings.speed === "fast" ? ms * 0.4 : ms;
}
