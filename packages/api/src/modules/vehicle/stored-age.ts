/** After this an answer is too old to be shown without asking first. */
const SHOWN_UNASKED_MS = 30 * 86_400_000;

/** How a stored answer may be used.
 * - `fresh`: as it is. - `stale`: at once, and the registry is asked in the background.
 * - `too-old`: the registry is asked first; the answer is shown only if it is down. */
export type StoredAge = 'fresh' | 'stale' | 'too-old';

/** The age of a stored answer. "No such vehicle" is never shown once it is not fresh. */
export function storedAge(
  stored: { readonly body: string | null; readonly fetchedAt: Date; readonly freshUntil: Date },
  now: Date,
): StoredAge {
  if (stored.freshUntil > now) return 'fresh';
  if (stored.body === null) return 'too-old';
  return now.getTime() - stored.fetchedAt.getTime() <= SHOWN_UNASKED_MS ? 'stale' : 'too-old';
}
