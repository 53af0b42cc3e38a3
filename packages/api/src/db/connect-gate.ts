import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectionError } from './database-errors.ts';

const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 200;

/**
 * Decides when to connect again after a connection could not be made.
 *
 * While the database is away, one caller at a time tries, after a pause; the others wait for its result and share its
 * failure. So nobody waits long, everything works as soon as the database is back, and however many callers there are,
 * they make at most one attempt per pause.
 */
export class ConnectGate {
  #failures = 0;
  #attempt: Promise<unknown> | undefined;

  /** Connects; after a failure once more, since a single connection may be refused or lost at any time. */
  pass<T>(connect: () => Promise<T>): Promise<T> {
    if (this.#failures > 0) return this.#passSlowly(connect);
    return connect().catch((error: unknown) => {
      this.#failures ||= 1;
      if (isFinal(error)) throw error;
      return this.#passSlowly(connect);
    });
  }

  async #passSlowly<T>(connect: () => Promise<T>): Promise<T> {
    if (this.#attempt !== undefined) {
      await this.#attempt;
      return connect();
    }
    const attempt = this.#try(connect);
    this.#attempt = attempt;
    try {
      return await attempt;
    } finally {
      this.#attempt = undefined;
    }
  }

  async #try<T>(connect: () => Promise<T>): Promise<T> {
    await sleep(pauseAfter(this.#failures));
    try {
      const connection = await connect();
      this.#failures = 0;
      return connection;
    } catch (error) {
      this.#failures += 1;
      throw error;
    }
  }
}

/** Milliseconds before the next attempt to connect. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
}

/** Closed on purpose, or waited for long enough. */
function isFinal(error: unknown): boolean {
  return error instanceof ConnectionError && error.code !== 'CONNECTION_CLOSED';
}
