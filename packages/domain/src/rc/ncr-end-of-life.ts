import { addYears, daysBetween, type IstDate } from '../shared/ist-date.ts';
import { engineFuel } from './fuel.ts';
import { isInNcr } from './ncr-area.ts';
import { isBs4OrNewer } from './norm.ts';
import type { Coded, EmissionNorm, FuelKind } from './rc-record.ts';

/** Inputs of the rule. `district`, `city`: of the RTO, if known. */
export type EndOfLifeFacts = {
  readonly registeredOn: IstDate | null;
  readonly fuel: Coded<FuelKind>;
  readonly norm: EmissionNorm;
  readonly stateCode: string | null;
  readonly district: string | null;
  readonly city: string | null;
};

/** How the end-of-life rule of the National Capital Region applies to a vehicle.
 * - `not-concerned`: registered elsewhere, electric, or more than a year from the age.
 * - `nearing`: reaches the age within a year and is not protected by its norm.
 * - `allowed-by-norm`: at the age or within a year of it, protected because it is BS-IV or newer.
 * - `over-age`: over the age and BS-III or older: may be acted on.
 * - `cannot-tell`: a fact the rule needs is missing; `missing` names it. */
export type EndOfLife = {
  readonly verdict: 'not-concerned' | 'nearing' | 'allowed-by-norm' | 'over-age' | 'cannot-tell';
  /** The deciding fact. */
  readonly norm: EmissionNorm;
  readonly missing: 'place' | 'fuel' | 'registration-date' | 'norm' | null;
  /** 10 for diesel, 15 for petrol; null if no age limit applies. */
  readonly ageLimitYears: 10 | 15 | null;
  /** First day past the age limit. */
  readonly reachesAgeOn: IstDate | null;
};

const NEARING_DAYS = 365;

/** Applies the end-of-life rule of Delhi NCR. Court-made and may change: pages say so.
 * Source: NGT orders of 2014-15 confirmed by the Supreme Court in 2018 (diesel over 10, petrol over 15 years);
 * M.C. Mehta v. Union of India, orders of 12 Aug 2025 and 17 Dec 2025 (protection for BS-IV and newer only), as
 * reported in the press; CAQM Direction 89. Rule id: NCR-AGE. */
export function ncrEndOfLife(facts: EndOfLifeFacts, today: IstDate): EndOfLife {
  const { registeredOn, norm } = facts;
  const nothing = { norm, missing: null, ageLimitYears: null, reachesAgeOn: null } as const;
  const isHere = isInNcr(facts.stateCode, facts);
  const engine = engineFuel(facts.fuel);
  if (isHere === false || engine === 'electric') return { ...nothing, verdict: 'not-concerned' };
  if (isHere === null) return { ...nothing, verdict: 'cannot-tell', missing: 'place' };
  if (engine === null) return { ...nothing, verdict: 'cannot-tell', missing: 'fuel' };
  const ageLimitYears: 10 | 15 = engine === 'diesel' ? 10 : 15;
  if (registeredOn === null) {
    return { ...nothing, verdict: 'cannot-tell', missing: 'registration-date', ageLimitYears };
  }
  const reachesAgeOn = addYears(registeredOn, ageLimitYears);
  const answer = { ...nothing, ageLimitYears, reachesAgeOn };
  const daysToAge = daysBetween(today, reachesAgeOn);
  if (daysToAge > NEARING_DAYS) return { ...answer, verdict: 'not-concerned' };
  const isProtected = isBs4OrNewer(norm);
  if (isProtected) return { ...answer, verdict: 'allowed-by-norm' };
  if (daysToAge > 0) return { ...answer, verdict: 'nearing' };
  return isProtected === null
    ? { ...answer, verdict: 'cannot-tell', missing: 'norm' }
    : { ...answer, verdict: 'over-age' };
}
