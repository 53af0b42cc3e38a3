/** Older records are not served before revalidating. */
const SHOWN_UNASKED_MS = 30 * 86_400_000;

/** How a stored answer may be served.
 * - `fresh`: as it is. - `stale`: at once, revalidated in the background.
 * - `too-old`: after a failed fetch only. */
export type StoredAge = 'fresh' | 'stale' | 'too-old';

/** Age of a stored record. An expired "not found" is never served. */
export function storedAge(
  stored: { readonly body: string | null; readonly fetchedAt: Date; readonly freshUntil: Date },
  now: Date,
): StoredAge {
  if (stored.freshUntil > now) return 'fresh';
  if (stored.body === null) return 'too-old';
  return now.getTime() - stored.fetchedAt.getTime() <= SHOWN_UNASKED_MS ? 'stale' : 'too-old';
}
