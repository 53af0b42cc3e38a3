/** Gives turns of the event loop: to one at a time, and to the next when what has come in meanwhile was read. */
export type Turns = {
  /** Null when the turn is free and taken by this call; else resolves when it is the caller's. */
  readonly take: () => Promise<void> | null;
};

/**
 * Pages that come together would be rendered one behind the other with nothing between: their visitors' next requests
 * would lie unread, the database would have nothing to do meanwhile and be waited for afterwards, and a short call
 * would wait for all of them. One page a turn keeps reading and rendering side by side.
 */
export function createTurns(later: (next: () => void) => unknown = setImmediate): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  function pass(): void {
    const next = waiting.shift();
    if (next === undefined) {
      isTaken = false;
      return;
    }
    later(pass);
    next();
  }
  return {
    take() {
      if (isTaken) return new Promise((resolve) => waiting.push(resolve));
      isTaken = true;
      later(pass);
      return null;
    },
  };
}
