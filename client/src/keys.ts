/** Does the person at this browser use keys at the moment, or a pointer? Focus leads only the former. */

let keys = false;

addEventListener("keydown", () => (keys = true), { capture: true });
addEventListener("pointerdown", () => (keys = false), { capture: true });

export const byKeys = (): boolean => keys;
