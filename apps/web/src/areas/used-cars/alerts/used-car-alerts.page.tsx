import { saveSearch } from '@pahiya/contracts/saved-searches/saved-search-calls';
import {
  priceWatch,
  stopPriceWatch,
  watchPrice,
} from '@pahiya/contracts/used-cars/price-watch-calls';
import { usedCarHomeCards, usedCarListing } from '@pahiya/contracts/used-cars/used-car-calls';
import { alertChannels } from '@pahiya/domain/messages/ports';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { priceAlertPath, searchAlertPath, usedCarAlertsPath } from '../facts/used-car-paths.ts';
import { type AlertOutcome, UsedCarAlertsPage } from './used-car-alerts-page.tsx';

/** A link in a message only opens the page: link scanners must not stop anything. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const query = new URL(request.url).searchParams;
  const stop = (query.get('stop') ?? '').slice(0, 200);
  const done = query.get('done');
  if (stop !== '' || done === 'stopped') return { kind: 'stop' as const, stop, done };
  const car = (query.get('car') ?? '').slice(0, 20);
  const save = (query.get('save') ?? '').slice(0, 2000);
  if (car !== '') return loadCar(tools, car, done);
  if (save !== '') return loadSearch(tools, save);
  return { kind: 'nothing' as const };
}

async function loadCar({ api, isLoggedInHint }: PageTools, listing: string, done: string | null) {
  const found = await api.call(usedCarListing, { params: { listing } });
  if (!found.ok) return refused(toPageFailure(found.error));
  const { car } = found.value;
  const here = priceAlertPath(listing);
  if (!isLoggedInHint) return { kind: 'visitor' as const, here };
  const state = await api.call(priceWatch, { params: { listing } });
  if (state.ok) return { kind: 'car' as const, car, ...state.value, done };
  const failure = toPageFailure(state.error);
  return needsSignIn(failure) ? { kind: 'visitor' as const, here } : refused(failure);
}

async function loadSearch({ api, isLoggedInHint }: PageTools, save: string) {
  const cityId = new URLSearchParams(save).get('cityId') ?? '';
  const cards = await api.call(usedCarHomeCards, { query: { cityId } });
  if (!cards.ok) return refused(toPageFailure(cards.error));
  if (!isLoggedInHint) return { kind: 'visitor' as const, here: searchAlertPath(save) };
  return { kind: 'search' as const, save, city: cards.value.city.name };
}

function refused(failure: PageFailure) {
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const form = await request.formData();
  // One-click unsubscribe: the mail program posts to the link's address. Source: RFC 8058, section 3.2.
  const isOneClick = formText(form, 'List-Unsubscribe') === 'One-Click';
  const key = isOneClick
    ? (new URL(request.url).searchParams.get('stop') ?? '')
    : formText(form, 'key');
  if (key !== '') {
    const answer = await api.call(stopPriceWatch, { body: { key: key.slice(0, 200) } });
    if (answer.ok) return redirect(`${usedCarAlertsPath}?done=stopped`, 303);
    return failed(toPageFailure(answer.error), null);
  }
  const channels = (['sms', 'email'] as const).filter((one) => formText(form, one) === 'yes');
  const listing = formText(form, 'car');
  if (listing !== '') {
    const answer = await api.call(watchPrice, { params: { listing }, body: { channels } });
    const done = channels.length === 0 ? 'off' : 'set';
    return answer.ok
      ? redirect(`${priceAlertPath(listing)}&done=${done}`, 303)
      : failed(toPageFailure(answer.error), priceAlertPath(listing));
  }
  const query = formText(form, 'save');
  const wished = alertChannels.filter((one) => formText(form, one) === 'yes');
  if (wished.length === 0) return data<AlertOutcome>({ kind: 'no-channel' }, { status: 400 });
  const answer = await api.call(saveSearch, {
    body: { kind: 'used-cars', query, channels: wished },
  });
  return answer.ok
    ? redirect('/saved-searches?done=saved', 303)
    : failed(toPageFailure(answer.error), searchAlertPath(query));
}

function failed(failure: PageFailure, here: string | null) {
  if (here !== null && needsSignIn(failure)) return redirect(signInPath(here), 303);
  return data<AlertOutcome>({ kind: 'failed', failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('used-car-alerts').title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as AlertOutcome | null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <UsedCarAlertsPage page={page} outcome={outcome} />;
}
