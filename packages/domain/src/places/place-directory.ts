import { PlaceNames } from './place-names.ts';
import { placesOfOffices } from './places-of-offices.ts';
import { type RtoOffice, rtoOffices } from './rto-offices.ts';
import type { RtoPlace } from './rto-place.ts';
import { findState } from './states.ts';

/** Pages of towns and districts over one list of offices. */
export type PlaceDirectory = {
  /** By name. Takes current and former state codes. */
  readonly placesOfState: (stateCode: string) => readonly RtoPlace[];
  /** By slug or alias; null if there is no such page. */
  readonly findPlace: (stateCode: string, slug: string) => RtoPlace | null;
  /** The page of an office's town; null for statewide series and discontinued codes without a page. */
  readonly placeOfOffice: (office: RtoOffice) => RtoPlace | null;
  /** Popular towns: those marked popular, then by population, then by RTO code. */
  readonly popularPlacesOf: (stateCode: string, limit?: number) => readonly RtoPlace[];
};

/** Builds the pages of an office list. Rule id: PLACE-PAGES. */
export function makePlaceDirectory(offices: readonly RtoOffice[]): PlaceDirectory {
  const byState = new Map(
    [...Map.groupBy(offices, (office) => office.stateCode)].map(([stateCode, own]) => {
      const names = new PlaceNames(stateCode);
      return [stateCode, { names, places: placesOfOffices(names, own) }] as const;
    }),
  );
  const bySlug = indexOf([...byState.values()].flatMap(({ places }) => places));
  const current = (stateCode: string) => findState(stateCode)?.code ?? stateCode;
  const placesOfState = (stateCode: string) => byState.get(current(stateCode))?.places ?? [];
  return {
    placesOfState,
    findPlace: (stateCode, slug) => bySlug.get(`${current(stateCode)}/${slug}`) ?? null,
    placeOfOffice: ({ stateCode, city }) => {
      const slug = city === null ? undefined : byState.get(stateCode)?.names.slugOf(city);
      return bySlug.get(`${stateCode}/${slug}`) ?? null;
    },
    popularPlacesOf: (stateCode, limit = 6) =>
      placesOfState(stateCode)
        .filter(({ kind }) => kind === 'city')
        .sort(byDemand)
        .slice(0, limit),
  };
}

/** Pages of the built-in office table. Server only. */
export const placeDirectory: PlaceDirectory = makePlaceDirectory(rtoOffices);

function byDemand(a: RtoPlace, b: RtoPlace): number {
  const popular = Number(b.city?.popular ?? false) - Number(a.city?.popular ?? false);
  const people = (b.city?.population2011 ?? 0) - (a.city?.population2011 ?? 0);
  const known = Number(b.city !== null) - Number(a.city !== null);
  return (
    popular || known || people || ((a.offices[0]?.code ?? '') < (b.offices[0]?.code ?? '') ? -1 : 1)
  );
}

/** A page's own slug wins over another page's alias. */
function indexOf(places: readonly RtoPlace[]): ReadonlyMap<string, RtoPlace> {
  const key = (place: RtoPlace, slug: string) => [`${place.stateCode}/${slug}`, place] as const;
  return new Map([
    ...places.flatMap((place) => place.aliases.map((alias) => key(place, alias))),
    ...places.map((place) => key(place, place.slug)),
  ]);
}
