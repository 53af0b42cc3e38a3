/** Tries after which a task is dead: with the pauses below four to eight hours of an outside service being down. */
export const TRIES_AT_MOST = 20;

const FIRST_MS = 1_000;
const LONGEST_MS = 3_600_000;

/** The pause after a failed try (1 for the first): doubling from a second to an hour, each shortened by up to a half
 * at random (`random` in 0..1), so that what failed together does not come back together. */
export function retryDelayMs(attempt: number, random: number): number {
  const whole = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS);
  return Math.round(whole * (1 - random / 2));
}

/** A pause that grows with the age of what is waited for: a fifth of it, between `shortest` and `longest`. */
export function pauseForAge(ageMs: number, shortestMs: number, longestMs: number): number {
  return Math.min(Math.max(Math.round(ageMs / 5), shortestMs), longestMs);
}
