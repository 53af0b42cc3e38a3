/** Spaces, hyphens, dots and the invisible marks that copying leaves between the groups of a number. */
const SEPARATORS =
  /[\s.\-\u00ad\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/g;

/** Shorter runs of digits are too common to be joined across sources by their state alone. */
const LONG_NUMBER = /^\d{10,}$/;

/** The one spelling of a challan's number, used to merge sources and to lock a challan: capitals without spaces,
 * hyphens and dots. A number of ten or more digits alone gets the two letters of its state, because some systems
 * leave them out where the central one writes them. Nothing else is forgiven: leading zeros and slashes count,
 * since dropping them could join two different challans, and one would never be shown.
 * Rule id: CHALLAN-NUMBER. */
export function challanNumberOf(written: string, stateCode: string | null): string {
  const compact = written.normalize('NFKC').replace(SEPARATORS, '').toUpperCase();
  const isBare = stateCode !== null && /^[A-Z]{2}$/.test(stateCode) && LONG_NUMBER.test(compact);
  return isBare ? `${stateCode}${compact}` : compact;
}
