import '../../../frame/styles/records.css';
import {
  joinUsedCarQueue,
  leaveUsedCarQueue,
  reserveUsedCar,
  usedCarListing,
  usedCarTurn,
} from '@pahiya/contracts/used-cars/used-car-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { beginPayment } from '../../../parts/payment/begin-payment.ts';
import { newFormKey } from '../../../parts/payment/form-key.ts';
import { GatewayFace } from '../../../parts/payment/gateway-face.tsx';
import { reservePath } from '../facts/used-car-paths.ts';
import type { ReserveOutcome } from './reserve-outcome.ts';
import { ReservePage } from './reserve-page.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const listing = params.listing ?? '';
  const [car, turn] = await Promise.all([
    tools.api.call(usedCarListing, { params: { listing } }),
    tools.api.call(usedCarTurn, { params: { listing } }),
  ]);
  const failed = !car.ok ? car.error : turn.ok ? null : turn.error;
  if (!car.ok || !turn.ok) {
    const failure = toPageFailure(failed as Exclude<typeof failed, null>);
    // A name that no listing can have.
    if (failure.status === 400) throw data(null, { status: 404 });
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  return {
    kind: 'car' as const,
    car: car.value.car,
    turn: turn.value,
    formKey: newFormKey(),
    isLoggedIn: tools.isLoggedInHint,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const listing = params.listing ?? '';
  const signIn = signInPath(reservePath(listing));
  if (!tools.isLoggedInHint) return redirect(signIn, 303);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const outcome =
    intent === 'reserve'
      ? await reserve(tools, form, listing)
      : await queue(tools, intent, listing);
  if (outcome instanceof Response) return outcome;
  if (outcome.kind === 'gateway') return data<ReserveOutcome>(outcome);
  if (outcome.kind === 'changed') return data<ReserveOutcome>(outcome, { status: 409 });
  return needsSignIn(outcome.failure)
    ? redirect(signIn, 303)
    : data<ReserveOutcome>(outcome, { status: outcome.failure.status });
}

async function reserve(
  tools: PageTools,
  form: FormData,
  listing: string,
): Promise<ReserveOutcome | Response> {
  const expectedTotal = Number(formText(form, 'total'));
  const created = await tools.api.call(
    reserveUsedCar,
    { body: { listing, expectedTotal } },
    { idempotencyKey: `${formText(form, 'key')}-${listing}` },
  );
  if (!created.ok) {
    const failure = toPageFailure(created.error);
    return failure.code === 'order/quote-changed'
      ? { kind: 'changed' }
      : { kind: 'failed', failure };
  }
  const { orderId, quoteId, total, activeStep } = created.value.order;
  if (activeStep === 'held') return redirect(`/orders/${orderId}`, 303);
  const begun = await beginPayment(tools, { orderId, quoteId, total });
  return begun.kind === 'failed'
    ? redirect(`/orders/${orderId}?note=${begun.failure.code}`, 303)
    : begun;
}

async function queue(
  tools: PageTools,
  intent: string,
  listing: string,
): Promise<ReserveOutcome | Response> {
  const call = intent === 'leave' ? leaveUsedCarQueue : joinUsedCarQueue;
  const answer = await tools.api.call(call, { body: { listing } });
  return answer.ok
    ? redirect(reservePath(listing), 303)
    : { kind: 'failed', failure: toPageFailure(answer.error) };
}

/** Skips revalidation on the way to the gateway. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const outcome = args.actionResult as ReserveOutcome | undefined;
  return outcome?.kind === 'gateway' ? false : args.defaultShouldRevalidate;
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('reserve-car').metaTitle,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (outcome?.kind === 'gateway') return <GatewayFace form={outcome} />;
  if (page.kind === 'failed') {
    return (
      <div className="mx-auto max-w-2xl pt-4">
        <FailureFace failure={page.failure} level={1} />
      </div>
    );
  }
  return <ReservePage {...page} outcome={outcome} />;
}
