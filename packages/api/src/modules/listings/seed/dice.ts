/** Random numbers from a seed: always the same sequence. Mulberry32 (public domain). */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }

  /** True in so many of a hundred cases. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** One of these. */
  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** A letter of number plates, which have no I and no O. */
  letter(): string {
    return this.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ']);
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}
