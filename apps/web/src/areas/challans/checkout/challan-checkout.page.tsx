import { quoteChallans } from '@pahiya/contracts/challans/challans-calls';
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
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { newFormKey } from '../../../parts/payment/form-key.ts';
import { GatewayFace } from '../../../parts/payment/gateway-face.tsx';
import { useShownCheckout } from '../../../parts/payment/use-shown-checkout.ts';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { longestEcho } from '../../../parts/vehicle-number/record-path.ts';
import { checkoutPath, readCartChoice, resultsPath } from './cart-choice.ts';
import { CheckoutFailure } from './checkout-failure.tsx';
import type { CheckoutOutcome } from './checkout-outcome.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { readSpeed, submitCheckout } from './submit-checkout.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { vehicleNumber, display } = await readVehicle(params.vehicleNum);
  const query = new URL(request.url).searchParams;
  const choice = readCartChoice(query);
  if (choice === null) return data({ kind: 'empty' as const, vehicleNumber }, { status: 400 });
  const answer = await tools.api.call(quoteChallans, {
    body: { ...choice, challanNumbers: [...choice.challanNumbers] },
  });
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    return data({ kind: 'failed' as const, vehicleNumber, failure }, { status: failure.status });
  }
  return {
    kind: 'cart' as const,
    vehicleNumber,
    display,
    checkoutData: answer.value.checkoutData,
    discoveryId: choice.discoveryId,
    speed: readSpeed(query.get('speed')),
    path: checkoutPath(vehicleNumber, choice),
    formKey: newFormKey(),
    isLoggedIn: tools.isLoggedInHint,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { vehicleNumber } = await readVehicle(params.vehicleNum);
  const choice = readCartChoice(new URL(request.url).searchParams);
  if (choice === null) return redirect(resultsPath(vehicleNumber), 303);
  const form = await request.formData();
  const tools = pageTools(context);
  const signIn = signInPath(checkoutPath(vehicleNumber, choice, speedOf(form)));
  if (!tools.isLoggedInHint) return redirect(signIn, 303);
  const outcome = await submitCheckout(tools, form, choice);
  switch (outcome.kind) {
    case 'order':
      return redirect(`/orders/${outcome.orderId}?note=${outcome.failure.code}`, 303);
    case 'failed':
      return needsSignIn(outcome.failure)
        ? redirect(signIn, 303)
        : data<CheckoutOutcome>(outcome, { status: outcome.failure.status });
    case 'gateway':
      return data<CheckoutOutcome>(outcome);
    case 'changed':
      return data<CheckoutOutcome>(outcome, { status: 409 });
  }
}

function speedOf(form: FormData) {
  return readSpeed(formText(form, 'settlementType'));
}

/** The vehicle number of the address; an invalid one is echoed. */
async function readVehicle(typed = '') {
  const reading = (await loadNumberReader()).readNumber(typed);
  if (reading.kind !== 'problem') return reading;
  const echo = typed.slice(0, longestEcho);
  return { vehicleNumber: echo, display: echo };
}

/** Skips revalidation on the way to the gateway. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const outcome = args.actionResult as CheckoutOutcome | undefined;
  return outcome?.kind === 'gateway' ? false : args.defaultShouldRevalidate;
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('checkout').metaTitle,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('checkout');
  useShownCheckout(page.kind === 'cart' ? page.checkoutData : null);
  if (outcome?.kind === 'gateway') return <GatewayFace form={outcome} />;
  switch (page.kind) {
    case 'cart':
      return <CheckoutPage {...page} data={page.checkoutData} outcome={outcome} />;
    case 'empty':
      return <CheckoutFailure vehicleNumber={page.vehicleNumber} words={copy.empty} />;
    case 'failed':
      return <CheckoutFailure vehicleNumber={page.vehicleNumber} failure={page.failure} />;
  }
}
