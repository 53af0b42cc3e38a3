import {
  fastagBuyCheckout,
  fastagBuyHomepage,
  fastagCheckUser,
} from '@pahiya/contracts/fastag/issue-calls';
import '../../../frame/styles/records.css';
import '../../../frame/styles/tags.css';
import { readTagClass } from '@pahiya/domain/fastag/tag-class';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { longestEcho } from '../../../parts/vehicle-number/record-path.ts';
import { buyPath, issuePath } from '../buy-paths.ts';
import { BuyFailed } from './buy-failed.tsx';
import { BuyHome } from './buy-home.tsx';
import { OfferPage } from './offer-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const query = new URL(request.url).searchParams;
  const tagClass = readTagClass(query.get('tagClass') ?? '') ?? undefined;
  // The field of every look-up form has this name.
  const sent = query.get('vehicleNumber')?.slice(0, longestEcho);
  if (sent !== undefined) return redirect(buyPath({ vehicleNumber: sent, tagClass }));
  const typed = (query.get('number') ?? '').slice(0, longestEcho);
  if (typed === '') return home(tools.api, '', null);
  const reading = (await loadNumberReader()).readNumber(typed);
  if (reading.kind === 'problem') {
    return data(await home(tools.api, typed, reading.problem), { status: reading.status });
  }
  const { vehicleNumber } = reading;
  const answer = await tools.api.call(fastagBuyCheckout, { body: { vehicleNumber, tagClass } });
  if (answer.ok) return { kind: 'offer' as const, offer: answer.value };
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

type Problem = Extract<
  ReturnType<Awaited<ReturnType<typeof loadNumberReader>>['readNumber']>,
  { kind: 'problem' }
>['problem'];

/** The page without a vehicle: its prices may be missing, its form never. */
async function home(
  api: ReturnType<typeof pageTools>['api'],
  typed: string,
  problem: Problem | null,
) {
  const answer = await api.call(fastagBuyHomepage, {});
  const prices = answer.ok ? answer.value : null;
  return { kind: 'home' as const, typed, problem, prices };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const vehicleNumber = formText(form, 'vehicleNumber').slice(0, longestEcho);
  const tagClass = readTagClass(formText(form, 'tagClass')) ?? undefined;
  const signIn = signInPath(buyPath({ vehicleNumber, tagClass }));
  if (!tools.isLoggedInHint) return redirect(signIn, 303);
  const answer = await tools.api.call(fastagCheckUser, {
    body: { vehicleNumber, tagClass, replacesTag: formText(form, 'replacesTag') === 'yes' },
  });
  if (answer.ok) return redirect(issuePath(answer.value.issue.issueId), 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signIn, 303);
  return data<PageFailure>(failure, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('tag-buy').metaTitle,
  description: copy('tag-buy').metaDescription,
  canonical: '/tollsetu/buy',
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>() ?? null;
  const copy = useCopy('tag-buy');
  switch (page.kind) {
    case 'home':
      return <BuyHome {...page} />;
    case 'offer':
      return <OfferPage offer={page.offer} failure={failure} />;
    case 'failed':
      return <BuyFailed failure={page.failure} title={copy.failed} />;
  }
}
