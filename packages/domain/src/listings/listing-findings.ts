import type { RcStatusCode } from '../rc/rc-record.ts';
import type { Paise } from '../shared/money.ts';
import { isSuspectPrice } from './check-listing.ts';

/** Why a person looks at a listing before it is public.
 * - `unproved-seller`: nobody has shown with the RC that the car is theirs.
 * - `low-price`: far under what such cars cost.
 * - `same-photo`: a photograph is in the listing of another car.
 * - `less-km`: fewer kilometres than the same car had before.
 * - `record-stop`: the record is not active, has a blacklist entry or a NOC.
 * - `other-car`: by its record the number belongs to another model or is no private car. */
export const listingFindings = [
  'unproved-seller',
  'low-price',
  'same-photo',
  'less-km',
  'record-stop',
  'other-car',
] as const;
export type ListingFinding = (typeof listingFindings)[number];

/** What is known when a listing is handed in. Null: not known, which finds nothing. */
export type HandedIn = {
  readonly isProvedOwner: boolean;
  readonly price: Paise;
  readonly fairPrice: Paise | null;
  readonly hasKnownPhoto: boolean;
  readonly km: number;
  /** The most kilometres that the same car was ever listed or inspected with. */
  readonly formerKm: number | null;
  readonly isOtherCar: boolean;
  readonly record: {
    readonly status: RcStatusCode;
    readonly isBlacklisted: boolean;
    readonly hasNoc: boolean;
  } | null;
};

/** Whether a record keeps a car off the market: it is not active, has a blacklist entry (theft and police cases among them)
 * or a NOC. Rule id: LISTING-RECORD-STOP. */
export function isStoppedByRecord(record: NonNullable<HandedIn['record']>): boolean {
  return stopsOf(record).length > 0;
}

/** Whether a record has a stop that an earlier one did not have; null: none was read. A stop that the desk knew when it
 * published a car does not take the car off the market again, another one does. */
export function hasNewStop(
  record: NonNullable<HandedIn['record']>,
  before: HandedIn['record'],
): boolean {
  const known = before === null ? [] : stopsOf(before);
  return stopsOf(record).some((stop) => !known.includes(stop));
}

function stopsOf(record: NonNullable<HandedIn['record']>): readonly string[] {
  return [
    ...(record.status === 'active' ? [] : [record.status]),
    ...(record.isBlacklisted ? ['blacklisted'] : []),
    ...(record.hasNoc ? ['noc'] : []),
  ];
}

/** Findings of a listing; none: it becomes public at once. Rule id: LISTING-FINDINGS. */
export function findingsOf(listing: HandedIn): readonly ListingFinding[] {
  const { price, fairPrice, km, formerKm, record } = listing;
  const found: Readonly<Record<ListingFinding, boolean>> = {
    'unproved-seller': !listing.isProvedOwner,
    'low-price': fairPrice !== null && isSuspectPrice(price, fairPrice),
    'same-photo': listing.hasKnownPhoto,
    'less-km': formerKm !== null && km < formerKm,
    'other-car': listing.isOtherCar,
    'record-stop': record !== null && isStoppedByRecord(record),
  };
  return listingFindings.filter((finding) => found[finding]);
}
