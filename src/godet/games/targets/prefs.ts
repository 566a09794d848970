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

/** Can this browser draw in three dimensions, and fast enough to like it? */
export function depth(): "none" | "slow" | "fast" {
  const can = (failIfMajorPerformanceCaveat: boolean): boolean => {
    try {
      const pen = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat });
      pen?.getExtension("WEBGL_lose_context")?.loseContext();
      return pen !== null && pen !== undefined;
    } catch {
      return false;
    }
  };
  return can(true) ? "fast" : can(false) ? "slow" : "none";
}
