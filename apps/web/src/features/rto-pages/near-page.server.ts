import { findNearOffices } from '@pahiya/domain/places/near-offices';
import { officeLine, placeLink, statePath } from './place-paths.server.ts';

/** What a town or PIN code leads to, as its page shows it; null before anything was typed. */
export function nearPage(typed: string) {
  if (typed === '') return null;
  const found = findNearOffices(typed);
  switch (found.kind) {
    case 'city': {
      const { name, nameHindi } = found.city;
      return {
        kind: 'city' as const,
        name,
        nameHindi,
        offices: found.offices.map(officeLine),
        near: found.near.map(({ city, km, office }) => ({
          name: city.name,
          nameHindi: city.nameHindi,
          km,
          office: officeLine(office),
        })),
      };
    }
    case 'choose':
      return { kind: 'choose' as const, places: found.places.map(placeLink) };
    case 'state':
      return {
        kind: 'state' as const,
        states: found.states.map(({ code }) => ({ code, path: statePath(code) })),
      };
    default:
      return { kind: 'none' as const };
  }
}
