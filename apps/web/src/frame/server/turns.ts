/** Serialises work to one caller per turn of the event loop; the next one waits until pending I/O was handled. */
export type Turns = {
  /** Null when the turn is free and taken by this call; otherwise resolves when it is the caller's. */
  readonly take: () => Promise<void> | null;
};

/** Simultaneous pages would be rendered back to back: their visitors' next requests would stay unread, the database
 * would idle and be waited for afterwards, and a short API call would wait for all of them. One page per turn
 * interleaves I/O and rendering. */
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
