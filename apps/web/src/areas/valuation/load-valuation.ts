import type { Answer, ApiClient } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { allCities } from '@pahiya/contracts/places/places-calls';
import {
  fetchCarPrice,
  findSellersCar,
  sellCarMakes,
  sellCarModels,
  sellCarVariants,
  sellCarYears,
} from '@pahiya/contracts/sell-car/sell-car-calls';
import { carConditions } from '@pahiya/domain/used-car-rules/car-conditions';
import { data, redirect } from 'react-router';
import { campaignQuery } from '../../frame/analytics/attribution.ts';
import type { PageTools } from '../../frame/page/page-tools.ts';
import { type PageFailure, toPageFailure } from '../../parts/failure/page-failure.ts';
import { loadNumberReader } from '../../parts/vehicle-number/load-number-reader.ts';
import { longestEcho } from '../../parts/vehicle-number/record-path.ts';
import { readWish, typedNumber, type ValuationWish, wishPath } from './valuation-wish.ts';

/** Page that values cars. */
export type ValuationPath = '/valuation' | '/sell-car';

/** The fields of the form that the server refuses. */
export type FieldFault = 'year' | 'km' | 'city' | 'variant';

/** What is chosen next, or asked for on the form. */
export type Step =
  | ({ readonly kind: 'make' } & Answer<'sellCarMakes'>)
  | ({ readonly kind: 'model' } & Answer<'sellCarModels'>)
  | { readonly kind: 'year'; readonly names: Names; readonly years: readonly number[] }
  | {
      readonly kind: 'form';
      readonly names: Names;
      readonly variants: Answer<'sellCarVariants'>['variants'];
      readonly cities: readonly CityChoice[];
      readonly cityId: number;
      readonly faults: readonly FieldFault[];
      readonly priced: Answer<'fetchCarPrice'> | null;
    };
export type Names = { readonly make: string; readonly model: string };
type CityChoice = { readonly id: number; readonly name: string; readonly nameHindi: string };

const nothingTyped = { typed: '', hint: null, problem: null };

/** Loads the page: reads a number from the register and starts with its car, or goes on with the choice. */
export async function loadValuation(request: Request, tools: PageTools, path: ValuationPath) {
  const query = new URL(request.url).searchParams;
  const typed = query.get('vehicleNumber');
  if (typed !== null) return loadNumber(typed, query, tools, path);
  const wish = readWish(query);
  const step = await loadStep(tools, wish);
  const from = query.get('from');
  const page = {
    ...{ path, wish, number: nothingTyped },
    from: from === 'record' || from === 'unknown' ? from : null,
  };
  if (!step.ok) {
    // A name that no car has: the choice starts again.
    const status = statusOf(step.error);
    if (status === 404 || status === 400) throw data(null, { status: 404 });
    return data(failedPage(page, step.error), { status });
  }
  const isRefused = step.value.kind === 'form' && step.value.faults.length > 0;
  return data(
    { ...page, step: step.value, failure: null as PageFailure | null },
    { status: isRefused ? 400 : 200 },
  );
}

async function loadNumber(
  typed: string,
  query: URLSearchParams,
  { api }: PageTools,
  path: ValuationPath,
) {
  const reader = await loadNumberReader();
  const shown = typed.slice(0, longestEcho);
  const reading = reader.readNumber(typed);
  const makes = await api.call(sellCarMakes, {});
  const page = { path, wish: {}, from: null };
  const number = { typed: shown, hint: reader.typingHint(shown), problem: null };
  if (!makes.ok) return data(failedPage({ ...page, number }, makes.error), { status: 502 });
  const step: Step = { kind: 'make', ...makes.value };
  if (reading.kind !== 'look-up') {
    const refused = { ...page, number: { ...number, problem: reading.problem }, step };
    return data({ ...refused, failure: null as PageFailure | null }, { status: reading.status });
  }
  const found = await api.call(findSellersCar, {
    query: { vehicleNumber: reading.vehicleNumber },
  });
  if (!found.ok) {
    const failure = toPageFailure(found.error);
    return data({ ...page, number, step, failure }, { status: failure.status });
  }
  // The number ends here: the address goes on with the car alone.
  const { make, model, year, variant, owners } = found.value;
  const known = {
    make: make?.slug,
    model: model?.slug,
    year: year === null ? undefined : String(year),
    variant: variant ?? undefined,
    owners: owners === null ? undefined : String(owners),
    from: model === null ? 'unknown' : 'record',
  };
  const address = wishPath(path, known);
  return redirect(address + campaignQuery(query).replace('?', '&'));
}

function failedPage<Page>(page: Page, error: ApiFailure) {
  return { ...page, step: null as Step | null, failure: toPageFailure(error) };
}

function statusOf(error: ApiFailure): number {
  return toPageFailure(error).status;
}

type Loaded = { ok: true; value: Step } | { ok: false; error: ApiFailure };
const stepOf = (value: Step): Loaded => ({ ok: true, value });

async function loadStep({ api, cookie }: PageTools, wish: ValuationWish): Promise<Loaded> {
  const { make, model } = wish;
  if (make === undefined) {
    const makes = await api.call(sellCarMakes, {});
    return makes.ok ? stepOf({ kind: 'make', ...makes.value }) : makes;
  }
  const models = await api.call(sellCarModels, { query: { make } });
  if (!models.ok) return models;
  const chosen = models.value.models.find(({ slug }) => slug === model);
  if (model === undefined || chosen === undefined)
    return stepOf({ kind: 'model', ...models.value });
  const names = { make: models.value.make.name, model: chosen.name };
  const year = typedNumber(wish.year);
  const years = await api.call(sellCarYears, { query: { make, model } });
  if (!years.ok) return years;
  if (year === null) return stepOf({ kind: 'year', names, years: years.value.years });
  const cityId = typedNumber(wish.city) ?? typedNumber(cookie('cityId') ?? '') ?? undefined;
  return loadForm(api, { ...wish, make, model }, { names, year, years: years.value.years, cityId });
}

async function loadForm(
  api: ApiClient,
  wish: ValuationWish & { readonly make: string; readonly model: string },
  {
    names,
    year,
    years,
    cityId,
  }: { names: Names; year: number; years: readonly number[]; cityId: number | undefined },
): Promise<Loaded> {
  const { make, model } = wish;
  const [cities, variants] = await Promise.all([
    api.call(allCities, {}),
    api.call(sellCarVariants, { query: { make, model, year } }),
  ]);
  if (!cities.ok) return cities;
  // A year that no car can have comes from a changed address.
  if (!variants.ok) return stepOf({ kind: 'year', names, years });
  const chosenCity = cityId ?? cities.value.defaultCityId;
  const form = {
    ...{ kind: 'form' as const, names, variants: variants.value.variants },
    cities: cities.value.allCities.filter(({ id, popular }) => popular || id === chosenCity),
    cityId: chosenCity,
  };
  if (!years.includes(year)) return stepOf({ ...form, faults: ['year'], priced: null });
  if (wish.km === undefined) return stepOf({ ...form, faults: [], priced: null });
  const km = typedNumber(wish.km);
  const isListed = form.variants.some(({ slug }) => slug === wish.variant);
  const typedFaults: FieldFault[] = [
    ...(km === null ? (['km'] as const) : []),
    ...(isListed ? [] : (['variant'] as const)),
  ];
  if (km === null || wish.variant === undefined || !isListed) {
    return stepOf({ ...form, faults: typedFaults, priced: null });
  }
  const owners = typedNumber(wish.owners);
  const condition = carConditions.find((one) => one === wish.condition);
  const priced = await api.call(fetchCarPrice, {
    body: {
      ...{ make, model, year, variant: wish.variant, km, cityId: chosenCity },
      ...(owners !== null && owners > 0 && owners <= 10 && { owners }),
      ...(condition !== undefined && { condition }),
    },
  });
  if (priced.ok) return stepOf({ ...form, faults: [], priced: priced.value });
  const faults = faultsOf(priced.error);
  return faults.length === 0 ? priced : stepOf({ ...form, faults, priced: null });
}

/** Fields that the server names in a refusal. */
function faultsOf(error: ApiFailure): FieldFault[] {
  const paths =
    error.kind === 'problem' ? (error.problem.errors ?? []).map(({ path }) => path) : [];
  return paths.flatMap((path) => {
    if (path === 'body.year') return ['year'];
    if (path === 'body.km') return ['km'];
    return path === 'body.cityId' ? ['city'] : [];
  });
}
