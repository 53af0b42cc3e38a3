/** Attempts after which a task is dead: with the pauses below, four to eight hours of an external service being
 * unavailable. */
export const TRIES_AT_MOST = 20;

const FIRST_MS = 1_000;
const LONGEST_MS = 3_600_000;

/** Pause after a failed attempt (1 for the first): doubles from a second to an hour, shortened by up to half at random
 * (`random` in 0..1), so tasks that failed together are not retried together. */
export function retryDelayMs(attempt: number, random: number): number {
  const whole = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS);
  return Math.round(whole * (1 - random / 2));
}

/** A pause that grows with age: a fifth of it, between `shortest` and `longest`. */
export function pauseForAge(ageMs: number, shortestMs: number, longestMs: number): number {
  return Math.min(Math.max(Math.round(ageMs / 5), shortestMs), longestMs);
}
