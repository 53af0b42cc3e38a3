import { addDays, daysBetween, type IstDate } from '../shared/ist-date.ts';
import type { Cover } from './rate-motor.ts';

/** Renewals are usual so many days ahead. */
const renewalDays = 60;

/** First day of a new cover: the day after the one that ends within 60 days, else tomorrow; never back-dated. A package
 * follows the part that ends first. Rule id: COVER-START. */
export function coverStart(
  {
    cover,
    ownDamageUntil,
    thirdPartyUntil,
  }: {
    readonly cover: Cover;
    readonly ownDamageUntil: IstDate | null;
    readonly thirdPartyUntil: IstDate | null;
  },
  today: IstDate,
): IstDate {
  const tomorrow = addDays(today, 1);
  const ends: Readonly<Record<Cover, readonly (IstDate | null)[]>> = {
    'third-party': [thirdPartyUntil],
    'own-damage': [ownDamageUntil],
    package: [ownDamageUntil, thirdPartyUntil],
    bundle: [],
  };
  const [first] = ends[cover].filter((day) => day !== null).toSorted();
  if (first === undefined || first < today) return tomorrow;
  return daysBetween(today, first) > renewalDays ? tomorrow : addDays(first, 1);
}
