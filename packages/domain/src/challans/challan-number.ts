/** Spaces, hyphens, dots and the invisible characters that copying leaves between groups. */
const SEPARATORS =
  /[\s.\-\u00ad\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/g;

/** Shorter runs of digits are too common to match across sources by state alone. */
const LONG_NUMBER = /^\d{10,}$/;

/** Canonical spelling of a challan number, used to merge sources and to lock a challan: capitals without spaces,
 * hyphens and dots. A number of ten or more digits alone gets its state's two letters, which some systems omit.
 * Leading zeros and slashes are significant: dropping them could merge two challans and hide one.
 * Rule id: CHALLAN-NUMBER. */
export function challanNumberOf(written: string, stateCode: string | null): string {
  const compact = written.normalize('NFKC').replace(SEPARATORS, '').toUpperCase();
  const isBare = stateCode !== null && /^[A-Z]{2}$/.test(stateCode) && LONG_NUMBER.test(compact);
  return isBare ? `${stateCode}${compact}` : compact;
}
