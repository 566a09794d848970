/** How this browser likes to look at the table, kept between visits. */

const KEY = "godet.targets";

export interface Prefs {
  /** null: nobody has chosen yet, the browser's abilities decide. */
  flat: boolean | null;
  /** A stretch of the flight is shown, for beginners. */
  arc: boolean;
}

export function readPrefs(): Prefs {
  try {
    const read = (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Partial<Prefs>;
    return { flat: typeof read.flat === "boolean" ? read.flat : null, arc: read.arc === true };
  } catch {
    return { flat: null, arc: false };
  }
}

export function keepPrefs(prefs: Prefs): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Nothing is lost but the memory of it.
  }
}

export type Depth = "none" | "slow" | "fast";
const DEPTHS: readonly Depth[] = ["none", "slow", "fast"];
const KNOWN = "godet.depth";

/** Can this browser draw in three dimensions, and fast enough to like it? Finding out may take seconds where there is
 * no graphics card, so a tab asks only once. */
export function depth(): Depth {
  const known = DEPTHS.find((each) => each === sessionStorage.getItem(KNOWN));
  const found = known ?? probed();
  sessionStorage.setItem(KNOWN, found);
  return found;
}

/** What draws three dimensions without a graphics card: right, but no pleasure to watch. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

function probed(): Depth {
  if (typeof WebGL2RenderingContext === "undefined") return "none";
  try {
    const pen = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: true });
    if (!pen) return "slow";
    const named = pen.getExtension("WEBGL_debug_renderer_info");
    const drawer = String(pen.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : pen.RENDERER));
    pen.getExtension("WEBGL_lose_context")?.loseContext();
    return SOFTWARE.test(drawer) ? "slow" : "fast";
  } catch {
    return "none";
  }
}
