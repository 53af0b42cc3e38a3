import { findNearOffices } from '@pahiya/domain/places/near-offices';
import { officeLine, placeLink, placePath, statePath } from './place-paths.server.ts';

/** The result for a city or PIN code, as its page shows it; null for an empty query. */
export function nearPage(typed: string) {
  if (typed === '') return null;
  const found = findNearOffices(typed);
  switch (found.kind) {
    case 'place': {
      const { place, likely, offices, near } = found;
      return {
        kind: 'place' as const,
        name: place.name,
        nameHindi: place.nameHindi,
        path: placePath(place),
        likely: likely.map(officeLine),
        offices: offices.map(officeLine),
        near: near.map(({ city, km, office }) => ({
          name: city.name,
          nameHindi: city.nameHindi,
          km,
          office: officeLine(office),
        })),
      };
    }
    case 'choose':
      return {
        kind: 'choose' as const,
        places: found.places.map((place) => ({ ...placeLink(place), stateCode: place.stateCode })),
      };
    case 'state':
      return {
        kind: 'state' as const,
        states: found.states.map(({ code }) => ({ code, path: statePath(code) })),
      };
    default:
      return { kind: 'none' as const };
  }
}
