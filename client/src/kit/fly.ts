/** Sends small copies of things across the table: from where they were to where they now are. */

export interface Flight {
  from: string;
  to: string;
  look: string;
}

const middle = (box: DOMRect, room: DOMRect) => ({
  x: box.left + box.width / 2 - room.left,
  y: box.top + box.height / 2 - room.top,
});

/** Let one thing fly; it removes itself, and nothing waits for it. */
export function fly(room: HTMLElement, flight: Flight, ms: number): void {
  const start = room.querySelector(`[data-at="${flight.from}"]`);
  const goal = room.querySelector(`[data-at="${flight.to}"]`);
  if (!start || !goal || ms < 30 || typeof room.animate !== "function") return;
  const frame = room.getBoundingClientRect();
  const a = middle(start.getBoundingClientRect(), frame);
  const b = middle(goal.getBoundingClientRect(), frame);
  const thing = document.createElement("span");
  thing.className = `flying ${flight.look}`;
  thing.setAttribute("aria-hidden", "true");
  room.append(thing);
  const at = (p: { x: number; y: number }, turn: number, size: number) =>
    `translate(${p.x}px, ${p.y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${size})`;
  const high = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 24 };
  const moving = thing.animate(
    [{ transform: at(a, 0, 1) }, { transform: at(high, 110, 1.15) }, { transform: at(b, 180, 1) }],
    { duration: ms, easing: "cubic-bezier(.3,.1,.3,1)" },
  );
  moving.onfinish = moving.oncancel = () => thing.remove();
}

/** Whatever still flies is where it was going. */
export function land(room: HTMLElement): void {
  for (const thing of room.querySelectorAll(".flying")) thing.remove();
}
