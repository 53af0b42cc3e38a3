type Waiting = { readonly enter: () => void; readonly refuse: (error: unknown) => void };

/** Lets in so many callers at a time, in the order in which they came. */
export class Slots {
  #free: number;
  readonly #queue: Waiting[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Resolves when the caller has a slot, which it must give back. */
  async take(): Promise<void> {
    if (this.#free === 0) {
      await new Promise<void>((enter, refuse) => this.#queue.push({ enter, refuse }));
    } else this.#free -= 1;
  }

  give(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#free += 1;
    else next.enter();
  }

  /** Refuses everybody who waits. */
  refuseAll(error: unknown): void {
    for (const { refuse } of this.#queue.splice(0)) refuse(error);
  }
}
