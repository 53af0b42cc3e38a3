import '../../../frame/styles/records.css';
import '../../../frame/styles/used-cars.css';
import { allCities } from '@pahiya/contracts/places/places-calls';
import { ownListing } from '@pahiya/contracts/used-cars/own-listing-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import type { ListingOutcome } from './listing-outcome.ts';
import { actOnListing } from './own-acts.ts';
import { OwnListingPage } from './own-listing-page.tsx';
import { ownListingPath } from './own-paths.ts';

const dones = ['saved', 'submitted', 'moved', 'price', 'photo', 'proved'] as const;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const listing = params.listing ?? '';
  const answer = await api.call(ownListing, { params: { listing } });
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    if (needsSignIn(failure)) return redirect(signInPath(ownListingPath(listing)), 303);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const cities = answer.value.state === 'draft' ? await api.call(allCities, {}) : null;
  const done = new URL(request.url).searchParams.get('done');
  return {
    kind: 'listing' as const,
    listing: answer.value,
    cities:
      cities?.ok === true
        ? cities.value.allCities.filter(({ id, popular }) => popular || id === answer.value.cityId)
        : [],
    done: dones.find((one) => one === done) ?? null,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const listing = params.listing ?? '';
  const acted = await actOnListing(pageTools(context), listing, await request.formData());
  if ('done' in acted) return redirect(`${ownListingPath(listing)}?done=${acted.done}`, 303);
  const { status, ...outcome } = acted;
  if (outcome.kind === 'failed' && needsSignIn(outcome.failure)) {
    return redirect(signInPath(ownListingPath(listing)), 303);
  }
  return data<ListingOutcome>(outcome, { status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('own-listing').list.title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as ListingOutcome | undefined) ?? null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <OwnListingPage {...page} outcome={outcome} />;
}
