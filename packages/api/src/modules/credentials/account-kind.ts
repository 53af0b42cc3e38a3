/** Accounts that sign in with a password and a code. Each kind has its own sessions, counters and keys, so nothing of
 * one is valid for another. */
export type AccountKind = 'operator' | 'partner';
