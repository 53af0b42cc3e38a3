import '../../../frame/styles/records.css';
import { cancelPolicy, readCancellation } from '@pahiya/contracts/insurance/insurance-calls';
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
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { cancelPath } from '../quote-paths.ts';
import { addressFailure } from '../quotes/address-failure.ts';
import { CancelFailure, type CancelOutcome, CancelPage } from './cancel-page.tsx';
import { choiceQuery, readCancelForm, readChoice } from './cancel-wish.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { orderId = '' } = params;
  const choice = readChoice(new URL(request.url).searchParams);
  const signIn = signInPath(cancelPath(orderId));
  if (!tools.isLoggedInHint) throw redirect(signIn, 303);
  const { claim, ground } = choice;
  const query = { claim, ...(ground === null ? {} : { ground }) };
  const read = await tools.api.call(readCancellation, { params: { orderId }, query });
  if (read.ok) return { kind: 'offer' as const, orderId, choice, policy: read.value };
  const failure = addressFailure(read.error, 'order/not-found');
  if (needsSignIn(failure)) throw redirect(signIn, 303);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

/** Cancels for the refund that was shown, and leads to the order. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { orderId = '' } = params;
  const choice = readChoice(new URL(request.url).searchParams);
  const { body, faults, otherPolicy } = readCancelForm(await request.formData(), choice);
  if (faults.length > 0) {
    return data<CancelOutcome>({ kind: 'faults', faults, otherPolicy }, { status: 400 });
  }
  const done = await tools.api.call(cancelPolicy, { params: { orderId }, body });
  if (done.ok) return redirect(`/orders/${orderId}`, 303);
  const failure = toPageFailure(done.error);
  if (needsSignIn(failure)) {
    return redirect(signInPath(`${cancelPath(orderId)}${choiceQuery(choice)}`), 303);
  }
  return data<CancelOutcome>({ kind: 'failed', failure, otherPolicy }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('insurance-cancel').title,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as CancelOutcome | undefined;
  if (page.kind === 'failed') return <CancelFailure failure={page.failure} />;
  return <CancelPage {...page} outcome={outcome ?? null} />;
}
