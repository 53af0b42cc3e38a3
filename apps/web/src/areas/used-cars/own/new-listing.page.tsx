import { allCities } from '@pahiya/contracts/places/places-calls';
import { sellCarModels, sellCarVariants } from '@pahiya/contracts/sell-car/sell-car-calls';
import { startListing } from '@pahiya/contracts/used-cars/own-listing-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { type ListingOutcome, refusedForm } from './listing-outcome.ts';
import { NewListingPage } from './new-listing-page.tsx';
import { newListingPath, ownListingPath } from './own-paths.ts';
import { readFacts, readTyped, readWhole } from './read-facts.ts';

const slug = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** The car from the address; null: not chosen yet, which the estimate does. */
function readCar(text: (name: string) => string) {
  const [make, model, variant, year] = [
    text('make'),
    text('model'),
    text('variant'),
    readWhole(text('year')),
  ];
  return slug.test(make) && slug.test(model) && slug.test(variant) && year !== null
    ? { make, model, variant, year }
    : null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, cookie } = pageTools(context);
  const { searchParams: query, search } = new URL(request.url);
  const car = readCar((name) => query.get(name) ?? '');
  if (car === null) return redirect('/sell-car', 303);
  const { make, model, year, variant } = car;
  const [cities, models, variants] = await Promise.all([
    api.call(allCities, {}),
    api.call(sellCarModels, { query: { make } }),
    api.call(sellCarVariants, { query: { make, model, year } }),
  ]);
  if (!cities.ok) {
    const failure = toPageFailure(cities.error);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const name = models.ok ? models.value.models.find((one) => one.slug === model)?.name : undefined;
  const chosen = variants.ok ? variants.value.variants.find((one) => one.slug === variant) : null;
  if (!models.ok || name === undefined || chosen == null) throw data(null, { status: 404 });
  const { defaultCityId, allCities: listed } = cities.value;
  const cityId = query.get('city') ?? cookie('cityId') ?? String(defaultCityId);
  return {
    kind: 'form' as const,
    car: { ...car, makeName: models.value.make.name, modelName: name, chosen },
    search,
    cities: listed.filter(({ id, popular }) => popular || String(id) === cityId),
    typed: { km: query.get('km') ?? '', owners: query.get('owners') ?? '', cityId },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const form = await request.formData();
  const car = readCar((name) => formText(form, name));
  if (car === null) return redirect('/sell-car', 303);
  const typed = readTyped(form);
  const { body, fields } = readFacts(typed);
  const price = readWhole(typed.price);
  const wrong = [
    ...(typed.vehicleNumber?.trim() === '' ? (['vehicleNumber'] as const) : []),
    ...(price === null || price === 0 ? (['pricePaise'] as const) : []),
    ...fields,
  ];
  if (body === null || price === null || wrong.length > 0) {
    const outcome: ListingOutcome = { kind: 'fields', about: 'facts', fields: wrong, typed };
    return data<ListingOutcome>(outcome, { status: 400 });
  }
  const answer = await api.call(startListing, {
    body: { ...body, ...car, vehicleNumber: typed.vehicleNumber ?? '', pricePaise: price * 100 },
  });
  if (answer.ok) return redirect(`${ownListingPath(answer.value.listing)}?done=saved`, 303);
  const { status, ...outcome } = refusedForm(answer.error, 'facts', typed);
  if (outcome.kind === 'failed' && needsSignIn(outcome.failure)) {
    return redirect(signInPath(newListingPath + new URL(request.url).search), 303);
  }
  return data<ListingOutcome>(outcome, { status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('own-listing').create.title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as ListingOutcome | undefined) ?? null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <NewListingPage {...page} outcome={outcome} />;
}
