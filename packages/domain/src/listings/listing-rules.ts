import file from '../../data/used-car-rules.json' with { type: 'json' };
import type { IstDate } from '../shared/ist-date.ts';

/** What a listing needs and how long it lasts. */
export type ListingRules = {
  /** Days for which a listing is public before its seller has to renew it. */
  readonly days: number;
  /** Front, back, both sides, dashboard with the odometer. */
  readonly photosAtLeast: number;
  readonly photosAtMost: number;
  /** Bits in which the hashes of two photographs differ at most when they show the same picture. */
  readonly samePictureBits: number;
  /** Days for which photographs are kept after a listing ended, and after its car was sold. */
  readonly photoDays: number;
  readonly soldPhotoDays: number;
  /** Days in which the desk checks a listing. */
  readonly reviewDays: number;
};

/** The rules of a day: the newest row that has begun. Rule id: LISTING-RULES. */
export function listingRules(on: IstDate): ListingRules {
  const row = file.listing.findLast(({ from }) => from <= on) ?? file.listing[0];
  if (row === undefined) throw new Error('used-car-rules.json has no listing rules');
  const { from: _, ...rules } = row;
  return rules;
}
