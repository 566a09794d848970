/** What one has taken in hand: a movement card by its place, or a target. */
export interface Lifted {
  card?: number;
  target?: number;
}
