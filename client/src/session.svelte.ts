/** Who sits at this browser, which games there are, and loading both once. */

import { api } from "./api";
import type { GameInfo, Me } from "./wire.gen";

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  private asking: Promise<GameInfo[]> | null = null;

  async know(): Promise<Me> {
    this.me = await api.me();
    return this.me;
  }

  /** The catalogue; asked once, and again only after a failure. */
  catalogue(): Promise<GameInfo[]> {
    this.asking ??= api.games().then(
      (games) => (this.games = games),
      (fault: unknown) => {
        this.asking = null;
        throw fault;
      },
    );
    return this.asking;
  }

  game(name: string): GameInfo | undefined {
    return this.games?.find((each) => each.name === name);
  }

  get name(): string {
    return this.me?.name ?? "";
  }
}

export const session = new Session();
