/** Move numbers and what they mean, both ways: the mixed radix of the server's `Moves`. */

import type { MoveInfo } from "./wire.gen";

export interface Meant {
  name: string;
  values: Record<string, number>;
}

export class Moves {
  constructor(private readonly kinds: readonly MoveInfo[]) {}

  /** The number of the move of this kind with these parameters. */
  number(name: string, values: Record<string, number> = {}): number {
    const kind = this.kinds.find((each) => each.name === name);
    if (!kind) throw new Error(`there is no move called ${name}`);
    let offset = 0;
    for (const param of kind.params) offset = offset * param.size + (values[param.name] ?? 0);
    return kind.first + offset;
  }

  /** What a move number says. */
  meaning(move: number): Meant {
    const kind = this.kinds.findLast((each) => each.first <= move);
    if (!kind) throw new Error(`there is no move ${move}`);
    const values: Record<string, number> = {};
    let rest = move - kind.first;
    for (const param of kind.params.toReversed()) {
      values[param.name] = rest % param.size;
      rest = Math.floor(rest / param.size);
    }
    return { name: kind.name, values };
  }
}
