import { serviceHistoryPreCheck } from '@pahiya/contracts/service-history/service-history-calls';
import '../../../frame/styles/records.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { countEvent } from '../../../frame/analytics/count-event.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, retryAt, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { LimitFace } from '../../../parts/limit/limit-face.tsx';
import { newFormKey } from '../../../parts/payment/form-key.ts';
import { GatewayFace } from '../../../parts/payment/gateway-face.tsx';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { longestEcho } from '../../../parts/vehicle-number/record-path.ts';
import { historyPath } from '../history-path.ts';
import type { BuyOutcome } from './buy-outcome.ts';
import { CheckPage } from './check-page.tsx';
import { submitPurchase } from './submit-purchase.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const typed = params.vehicleNum ?? '';
  const reading = (await loadNumberReader()).readNumber(typed);
  if (reading.kind === 'problem') return redirect(numberPath(typed));
  const { vehicleNumber } = reading;
  // One vehicle has one address: other spellings redirect to it.
  if (typed !== vehicleNumber) return redirect(historyPath(vehicleNumber));
  const answer = await tools.api.call(serviceHistoryPreCheck, { query: { vehicleNumber } });
  if (answer.ok) {
    const isLoggedIn = tools.isLoggedInHint;
    return { kind: 'checked' as const, check: answer.value, formKey: newFormKey(), isLoggedIn };
  }
  const failure = toPageFailure(answer.error);
  const failed =
    failure.code === '1003'
      ? {
          kind: 'limit' as const,
          vehicleNumber,
          resetsAt: retryAt(failure, tools.nowIso),
          isLoggedIn: tools.isLoggedInHint,
        }
      : { kind: 'failed' as const, failure };
  return data(failed, { status: failure.status });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const reading = (await loadNumberReader()).readNumber(params.vehicleNum ?? '');
  if (reading.kind === 'problem') return redirect(numberPath(params.vehicleNum ?? ''), 303);
  const signIn = signInPath(historyPath(reading.vehicleNumber));
  if (!tools.isLoggedInHint) return redirect(signIn, 303);
  const outcome = await submitPurchase(tools, await request.formData(), reading.vehicleNumber);
  switch (outcome.kind) {
    case 'order':
      return redirect(`/orders/${outcome.orderId}?note=${outcome.failure.code}`, 303);
    case 'failed':
      return needsSignIn(outcome.failure)
        ? redirect(signIn, 303)
        : data<BuyOutcome>(outcome, { status: outcome.failure.status });
    case 'gateway':
      countEvent('payment_started');
      return data<BuyOutcome>(outcome);
    case 'changed':
      return data<BuyOutcome>(outcome, { status: 409 });
    case 'purpose-missing':
      return data<BuyOutcome>(outcome, { status: 400 });
  }
}

/** The field with its error, for an address without a valid number. */
function numberPath(typed: string): string {
  const shown = typed.slice(0, longestEcho);
  return `/service-history?vehicleNumber=${encodeURIComponent(shown)}`;
}

/** Skips revalidation on the way to the gateway. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const outcome = args.actionResult as BuyOutcome | undefined;
  return outcome?.kind === 'gateway' ? false : args.defaultShouldRevalidate;
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) => {
  const words = copy('service-history');
  return {
    title: page?.kind === 'checked' ? words.check.metaTitle(page.check.display) : words.metaTitle,
    isIndexable: false,
    canonical: null,
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('service-history').check;
  if (outcome?.kind === 'gateway') return <GatewayFace form={outcome} />;
  switch (page.kind) {
    case 'checked':
      return <CheckPage {...page} outcome={outcome} />;
    case 'limit':
      return <LimitFace {...page} next={historyPath(page.vehicleNumber)} />;
    case 'failed':
      return (
        <div className="mx-auto max-w-2xl pt-4">
          <FailureFace failure={page.failure} title={copy.failed} level={1} />
        </div>
      );
  }
}
