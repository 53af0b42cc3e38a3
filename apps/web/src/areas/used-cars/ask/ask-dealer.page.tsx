import { contactChannels, contactSlots } from '@pahiya/contracts/contact-ledger/contact-terms';
import { askAboutCar } from '@pahiya/contracts/used-cars/car-enquiry-calls';
import { usedCarListing } from '@pahiya/contracts/used-cars/used-car-calls';
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
import { askDealerPath } from '../facts/used-car-paths.ts';
import { type AskDealerOutcome, AskDealerPage } from './ask-dealer-page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  const answer = await api.call(usedCarListing, { params: { listing: params.listing ?? '' } });
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    // No such car, or a name that none can have.
    if (failure.status === 404 || failure.status === 400) throw data(null, { status: 404 });
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const done = new URL(request.url).searchParams.get('done');
  const deed = (['asked', 'joined'] as const).find((one) => one === done) ?? null;
  return { kind: 'car' as const, car: answer.value.car, deed, isLoggedIn: isLoggedInHint };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, language } = pageTools(context);
  const listing = params.listing ?? '';
  const form = await request.formData();
  const chosen = form.getAll('channel');
  const typed = {
    wish: formText(form, 'wish').trim(),
    slot: contactSlots.find((one) => one === formText(form, 'slot')) ?? 'any',
    channels: contactChannels.filter((one) => chosen.includes(one)),
  };
  const body = { ...typed, language };
  const answer = await api.call(askAboutCar, { params: { listing }, body });
  const path = askDealerPath(listing);
  if (answer.ok) {
    return redirect(`${path}?done=${answer.value.isRepeat ? 'joined' : 'asked'}`, 303);
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(path), 303);
  const { error } = answer;
  const isWishWrong =
    error.kind === 'problem' &&
    (error.problem.errors ?? []).some((one) => one.path === 'body.wish');
  const outcome: AskDealerOutcome = { typed, failure: isWishWrong ? null : failure };
  return data(outcome, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('ask-dealer').title,
  isIndexable: false,
}));

/** Asks the dealer of a car about it. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as AskDealerOutcome | null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <AskDealerPage {...page} outcome={outcome} />;
}
