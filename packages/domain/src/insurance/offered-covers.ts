import type { CoverState } from './cover-state.ts';
import type { InsurableVehicle } from './insurable-vehicle.ts';
import type { Cover } from './rate-motor.ts';

/** Age in months up to which a vehicle without cover on record is taken for a new one. */
const newMonths = 3;

/** Whether a vehicle without cover on record may be a new one, which a bundle is for. Rule id: BUNDLE-FIRST. */
export function isNewVehicle({ ageMonths }: Pick<InsurableVehicle, 'ageMonths'>): boolean {
  return ageMonths <= newMonths;
}

/** Covers that a vehicle can be given, the usual one first. Own damage alone is for one whose third-party cover runs
 * or has been bought. A
 * first policy of a new vehicle is a bundle: third party for less than its long term is not sold for one.
 * Source: IRDAI circulars of 28 Aug 2018 and 21 Jun 2019. Rule ids: OD-ALONE, BUNDLE-FIRST. */
export function offeredCovers(
  covers: readonly CoverState[],
  { ageMonths }: Pick<InsurableVehicle, 'ageMonths'>,
): readonly Cover[] {
  const thirdParty = covers.find(({ kind }) => kind === 'third-party')?.state;
  if (thirdParty === 'running' || thirdParty === 'ending' || thirdParty === 'starting') {
    return ['own-damage', 'package', 'third-party'];
  }
  const isNew = thirdParty === 'not-known' && isNewVehicle({ ageMonths });
  return isNew ? ['bundle'] : ['package', 'third-party'];
}
