import type { PlaceNames } from './place-names.ts';
import type { RtoOffice } from './rto-offices.ts';
import type { RtoPlace } from './rto-place.ts';

/** A state's town and district pages, by name: one for the city of each active office and each city of the table, and
 * one for each district with offices in several towns. A district with one town is an alias of that town.
 * Rule ids: PLACE-PAGES, PLACE-SPELLINGS. */
export function placesOfOffices(
  names: PlaceNames,
  offices: readonly RtoOffice[],
): readonly RtoPlace[] {
  const active = offices.filter(({ status }) => status === 'active');
  const stateWide = active.filter(({ issuedFor }) => issuedFor === 'whole-state');
  // Where one series serves the whole state, offices are still known by their earlier codes.
  const homes = stateWide.length > 0 ? offices.filter((one) => one.status === 'legacy-series') : [];
  const towns = new Set([
    ...[...active, ...homes].flatMap(({ city }) => (city === null ? [] : names.slugOf(city))),
    ...names.cities.map(({ slug }) => slug),
  ]);
  const districts = Map.groupBy(active, ({ district }) =>
    district === null ? null : names.slugOf(district),
  );
  const places = [...towns].map((slug) =>
    townPlace(slug, { names, offices, stateWide, ofDistrict: districts.get(slug) ?? [] }),
  );
  const aliases = new Map<string, string[]>();
  for (const [slug, own] of districts) {
    if (slug === null || towns.has(slug)) continue;
    const homesOfDistrict = [...new Set(own.flatMap(({ city }) => city ?? []))].map((city) =>
      names.slugOf(city),
    );
    const [only, ...others] = new Set(homesOfDistrict);
    if (only !== undefined && others.length === 0) {
      aliases.set(only, [...(aliases.get(only) ?? []), slug]);
    } else places.push(districtPlace(slug, names, own));
  }
  return places
    .map((place) => ({
      ...place,
      aliases: [...names.aliasesOf(place.slug), ...(aliases.get(place.slug) ?? [])],
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

type TownParts = {
  readonly names: PlaceNames;
  readonly offices: readonly RtoOffice[];
  readonly stateWide: readonly RtoOffice[];
  readonly ofDistrict: readonly RtoOffice[];
};

function townPlace(slug: string, { names, offices, stateWide, ofDistrict }: TownParts): RtoPlace {
  const city = names.cityOf(slug);
  const listed = new Set(city === null ? [] : [city.primaryRto, ...city.otherRto]);
  const own = offices.filter(
    (office) =>
      listed.has(office.code) || (office.city !== null && names.slugOf(office.city) === slug),
  );
  const isActive = ({ status }: RtoOffice) => status === 'active';
  const active = [...new Set([...own.filter(isActive), ...stateWide])];
  return {
    slug,
    name: names.nameOf(slug),
    nameHindi: city?.nameHindi ?? null,
    stateCode: names.stateCode,
    kind: 'city',
    city,
    offices: active,
    districtOffices: ofDistrict.filter((office) => !active.includes(office)),
    formerOffices: own.filter(
      (office) => office.status.startsWith('legacy') && !active.includes(office),
    ),
    aliases: [],
  };
}

function districtPlace(slug: string, names: PlaceNames, offices: readonly RtoOffice[]): RtoPlace {
  return {
    slug,
    name: names.nameOf(slug),
    nameHindi: null,
    stateCode: names.stateCode,
    kind: 'district',
    city: null,
    offices,
    districtOffices: [],
    formerOffices: [],
    aliases: [],
  };
}
