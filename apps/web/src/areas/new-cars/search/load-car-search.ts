import { carVariants, filterCars } from '@pahiya/contracts/new-cars/new-car-calls';
import { type FacetFilter, isUpsideDown, readFilter } from '@pahiya/domain/facets/facet-filter';
import { type CarSort, carTerms } from '@pahiya/domain/new-cars/car-filter';
import { data } from 'react-router';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { cityOfCookies } from '../../../frame/state/city-slice.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { keptCookie, readKept } from '../../../parts/shortlist/kept-items.ts';
import type { PicturedModel } from '../facts/car-image.tsx';
import { mostCompared } from '../facts/compare-wish.ts';

/** What of an address does not apply. */
export type FilterFaults = {
  readonly isUnknown: boolean;
  /** Ranges whose upper end is below the lower one. */
  readonly upsideDown: readonly string[];
};

/** The page of a filter: its cars and counts. What the address says wrongly is left out and named; the page then has
 * the status 400. */
export async function loadCarSearch({ api, cookie }: PageTools, address: URL) {
  const { filter, unknown } = readFilter(carTerms, address.searchParams);
  const upsideDown = Object.keys(filter.ranges).filter((range) => {
    const bounds = filter.ranges[range];
    return bounds !== undefined && isUpsideDown(bounds);
  });
  const faults: FilterFaults = { isUnknown: unknown.length > 0, upsideDown };
  const ids = comparedIn(address.searchParams);
  const { cityId } = cityOfCookies(cookie);
  const [answer, ...compared] = await Promise.all([
    api.call(filterCars, { body: { ...bodyOf(filter, upsideDown), cityId } }),
    ...ids.slice(0, mostCompared).map((id) => loadCompared(api, id)),
  ]);
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const known = compared.filter((car) => car !== null);
  const page = {
    kind: 'cars' as const,
    filter,
    faults,
    found: answer.value,
    compared: known,
    kept: readKept(cookie(keptCookie)),
  };
  const isFaulty = faults.isUnknown || upsideDown.length > 0;
  return data(page, { status: isFaulty ? 400 : 200 });
}

/** A car that is chosen to compare, as the bar shows it. */
export type ComparedCar = {
  readonly id: string;
  readonly name: string;
  readonly model: PicturedModel;
};

async function loadCompared(api: PageTools['api'], id: string): Promise<ComparedCar | null> {
  const [make = '', model = '', variant = ''] = id.split('/');
  const answer = await api.call(carVariants, { body: { make, model } });
  if (!answer.ok || !answer.value.variants.some(({ slug }) => slug === variant)) return null;
  return { id, name: answer.value.model.name, model: answer.value.model };
}

/** Cars of the address that are chosen to compare. */
export function comparedIn(params: URLSearchParams): readonly string[] {
  const ids = (params.get('ids') ?? '').split(',');
  return [...new Set(ids)].filter((id) => /^[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80}){2}$/.test(id));
}

function bodyOf({ chosen, ranges, sort, page }: FacetFilter, without: readonly string[]) {
  const kept = Object.entries(ranges).filter(([range]) => !without.includes(range));
  return { chosen: { ...chosen }, ranges: Object.fromEntries(kept), sort: sort as CarSort, page };
}
