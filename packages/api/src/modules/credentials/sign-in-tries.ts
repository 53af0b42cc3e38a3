import type { Queryable } from '../../db/database.ts';
import { addressUnit } from '../../http/address.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { AccountKind } from './account-kind.ts';
import { countTry, deleteTries, deleteTriesUntil } from './tries-repository.ts';

/** Attempts allowed per key in a window, successful or not; then the key is locked until the window ends. */
export const triesAtMost = 5;
const windowMs = 15 * 60_000;

/** A keyed hash of the key, since the text typed as a username may be a password. */
export type TriesKey = Buffer<ArrayBufferLike>;

/** Counts an attempt before the comparison, so concurrent attempts count too. Counters are in the database: they
 * survive a restart and are shared between servers. Returns when the key unlocks; null while it is not locked. */
export async function takeTry(sql: Queryable, key: TriesKey, now: Date): Promise<Date | null> {
  const over = new Date(now.getTime() - windowMs);
  await deleteTriesUntil(sql, over);
  const row = await countTry(sql, key, now);
  if (row === null || row.tries <= triesAtMost) return null;
  return new Date(row.beganAt.getTime() + windowMs);
}

/** Resets the counter of a key. */
export function forgetTries(sql: Queryable, key: TriesKey): Promise<void> {
  return deleteTries(sql, key);
}

/** Whose counters: an account's kind and the server's secret. */
export type TriesOf = { readonly kind: AccountKind; readonly secret: Uint8Array };

/** Attempts from unknown devices, by username and address: an account cannot be locked out from elsewhere. */
export function strangerTries(of: TriesOf, username: string, address: string): TriesKey {
  return triesKey(of, 'stranger', username, addressUnit(address));
}

/** Attempts from a device on which the account has signed in before. */
export function deviceTries(of: TriesOf, deviceId: string): TriesKey {
  return triesKey(of, 'device', deviceId);
}

/** Wrong codes with the right password from unknown devices, across addresses: only a stolen password gets this far. */
export function codeTries(of: TriesOf, username: string): TriesKey {
  return triesKey(of, 'code', username);
}

/** Attempts to change a password from an open session. */
export function passwordTries(of: TriesOf, accountId: string): TriesKey {
  return triesKey(of, 'password', accountId);
}

function triesKey({ kind, secret }: TriesOf, ...parts: readonly string[]): TriesKey {
  return keyedHash(secret, `${kind}-sign-in-tries`, parts.join('\n'));
}
