import { placeDirectory } from '@pahiya/domain/places/place-directory';
import { officesOfState } from '@pahiya/domain/places/rto-offices';
import { STATES } from '@pahiya/domain/places/states';
import { officePath, placePath, statePath } from './place-paths.server.ts';

/** Paths of the page of all states and of the states. */
export function rtoStatePaths(): readonly string[] {
  return ['/rto', ...STATES.map(({ code }) => statePath(code))];
}

/** Paths of all towns and districts. */
export function rtoPlacePaths(): readonly string[] {
  return STATES.flatMap(({ code }) => placeDirectory.placesOfState(code).map(placePath));
}

/** Paths of all active RTO codes. Discontinued codes have pages but are not in the sitemap. */
export function rtoOfficePaths(): readonly string[] {
  return STATES.flatMap(({ code }) => officesOfState(code).map(officePath));
}
