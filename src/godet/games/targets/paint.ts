/** What is painted on things: the grain of wood, the rings and stars of the discs. All of it is drawn here. */

/** Red, orange and purple discs: the card, and the lighter ring on it. */
export const DISC_PAINTS = [
  { card: "#b4303a", ring: "#f3ddd2" },
  { card: "#d9822b", ring: "#fbe9cd" },
  { card: "#6b3f94", ring: "#e9dcf3" },
] as const;
/** Red, black, blue and white dice, and their pips. */
export const DICE_PAINTS = [
  { body: "#c3202c", pip: "#fff4ea" },
  { body: "#26242b", pip: "#fff4ea" },
  { body: "#1d57b5", pip: "#fff4ea" },
  { body: "#f2ece0", pip: "#2b2622" },
] as const;
export const PUCK_PAINTS = ["#8f2a22", "#3b3530", "#274f86", "#d8cbb2"] as const;

/** The same small surprises every time. */
function* lots(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

export function canvasOf(size: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot draw");
  return [canvas, pen];
}

/** A board of planks with their grain. */
export function paintWood(light: string, dark: string, size = 1024): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(size);
  const lot = lots(7);
  const next = (): number => lot.next().value;
  pen.fillStyle = light;
  pen.fillRect(0, 0, size, size);
  const planks = 7;
  for (let plank = 0; plank < planks; plank++) {
    const [top, high] = [(plank * size) / planks, size / planks];
    pen.globalAlpha = 0.05 + 0.28 * next();
    pen.fillStyle = dark;
    pen.fillRect(0, top, size, high);
    for (let line = 0; line < 46; line++) paintGrain(pen, dark, top + next() * high, size, next);
    pen.globalAlpha = 0.55;
    pen.fillStyle = dark;
    pen.fillRect(0, top, size, 1.6);
  }
  return canvas;
}

function paintGrain(pen: CanvasRenderingContext2D, dark: string, y: number, size: number, next: () => number): void {
  pen.globalAlpha = 0.07 + 0.3 * next() ** 2;
  pen.strokeStyle = dark;
  pen.lineWidth = 0.6 + 2.2 * next() ** 3;
  const [swing, phase, pitch] = [1 + 5 * next() ** 2, next() * 6.3, 1 + 2.5 * next()];
  pen.beginPath();
  for (let x = 0; x <= size; x += 24) pen.lineTo(x, y + swing * Math.sin(phase + (pitch * x * 6.3) / size));
  pen.stroke();
}

/** The target side of a disc: rings and a black centre of the size that counts. */
export function paintTarget(colour: number, mark: number): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(512);
  const paint = DISC_PAINTS[colour] ?? DISC_PAINTS[0];
  const ring = (radius: number, fill: string): void => {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.arc(256, 256, radius * 256, 0, 2 * Math.PI);
    pen.fill();
  };
  ring(1.1, paint.card);
  for (const [outer, inner] of [[0.9, 0.76], [0.6, 0.46]] as const) {
    ring(outer, paint.ring);
    ring(inner, paint.card);
  }
  ring(mark + 0.05, paint.ring);
  ring(mark, "#171512");
  return canvas;
}

/** Five points and the five notches between them, one unit from tip to middle. */
export const STAR = Array.from({ length: 10 }, (_, each) => {
  const [reach, angle] = [each % 2 ? 0.42 : 1, (each * Math.PI) / 5 - Math.PI / 2];
  return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
});

/** The star side, which a disc shows once somebody has won it. */
export function paintStar(colour: number): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(512);
  const paint = DISC_PAINTS[colour] ?? DISC_PAINTS[0];
  pen.fillStyle = paint.card;
  pen.fillRect(0, 0, 512, 512);
  pen.strokeStyle = paint.ring;
  pen.lineWidth = 12;
  pen.beginPath();
  pen.arc(256, 256, 226, 0, 2 * Math.PI);
  pen.stroke();
  pen.fillStyle = paint.ring;
  pen.beginPath();
  for (const [x, y] of STAR) pen.lineTo(256 + 178 * x, 256 + 178 * y);
  pen.fill();
  return canvas;
}

/** Where the pips of each value lie on its face, from -1 to 1. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[-1, 1], [1, -1]],
  [[-1, 1], [0, 0], [1, -1]],
  [[-1, 1], [1, 1], [-1, -1], [1, -1]],
  [[-1, 1], [1, 1], [0, 0], [-1, -1], [1, -1]],
  [[-1, 1], [1, 1], [-1, 0], [1, 0], [-1, -1], [1, -1]],
];
