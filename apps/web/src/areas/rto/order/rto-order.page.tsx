import { rtoServiceOffer, rtoServicePrice } from '@pahiya/contracts/rto-orders/rto-orders-calls';
import '../../../frame/styles/records.css';
import type { VehicleFeeClass } from '@pahiya/domain/rto-services/fee-rule';
import { ButtonLink } from '@pahiya/ui/button';
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
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { newFormKey } from '../../../parts/payment/form-key.ts';
import { GatewayFace } from '../../../parts/payment/gateway-face.tsx';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { readOrderChoice, rtoOrderPath } from './order-choice.ts';
import { RtoOrderPage } from './rto-order-page.tsx';
import { type RtoOrderOutcome, submitRtoOrder } from './submit-order.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const serviceId = params.service ?? '';
  const choice = readOrderChoice(new URL(request.url).searchParams);
  const offer = await tools.api.call(rtoServiceOffer, { query: { serviceId } });
  if (!offer.ok) {
    const failure = toPageFailure(offer.error);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const page = {
    kind: 'offer' as const,
    serviceId,
    choice,
    offer: offer.value,
    formKey: newFormKey(),
    isLoggedIn: tools.isLoggedInHint,
  };
  const { state, vehicleClass, number } = choice;
  const nothing = { ...page, isAsked: false, price: null, priceFailure: null, display: null };
  if (state === '' && vehicleClass === '') return nothing;
  const reading = (await loadNumberReader()).readNumber(number);
  const display = reading.kind === 'look-up' ? reading.display : null;
  if (state === '' || vehicleClass === '') {
    return data({ ...nothing, isAsked: true, display }, { status: 400 });
  }
  const price = await tools.api.call(rtoServicePrice, {
    // The server refuses what is no class.
    query: { serviceId, stateCode: state, vehicleClass: vehicleClass as VehicleFeeClass },
  });
  const asked = { ...page, isAsked: true, display };
  if (!price.ok) {
    const failure = toPageFailure(price.error);
    const failed = { ...asked, price: null, priceFailure: failure };
    return data(failed, { status: failure.status });
  }
  const shown = { ...asked, price: price.value, priceFailure: null };
  return display === null ? data(shown, { status: 400 }) : shown;
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const serviceId = params.service ?? '';
  const choice = readOrderChoice(new URL(request.url).searchParams);
  const signIn = signInPath(rtoOrderPath(serviceId, choice));
  if (!tools.isLoggedInHint) return redirect(signIn, 303);
  const outcome = await submitRtoOrder(tools, await request.formData(), serviceId, choice);
  switch (outcome.kind) {
    case 'gateway':
      return data<RtoOrderOutcome>(outcome);
    case 'order':
      return redirect(`/orders/${outcome.orderId}?note=${outcome.failure.code}`, 303);
    case 'failed':
      return needsSignIn(outcome.failure)
        ? redirect(signIn, 303)
        : data<RtoOrderOutcome>(outcome, { status: outcome.failure.status });
  }
}

/** Skips revalidation on the way to the gateway. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const outcome = args.actionResult as RtoOrderOutcome | undefined;
  return outcome?.kind === 'gateway' ? false : args.defaultShouldRevalidate;
}

export const meta = pageMeta<typeof loader>(({ data: page, copy, language }) => ({
  title:
    page?.kind === 'offer'
      ? copy('rto-order').metaTitle(page.offer.service[language])
      : copy('rto-order').crumb,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('rto-order');
  const path = usePagePath();
  if (outcome?.kind === 'gateway') return <GatewayFace form={outcome} />;
  if (page.kind === 'failed') {
    // Nothing to try again: the address names no service.
    const services = <ButtonLink href={path('/rto-services')}>{copy.services}</ButtonLink>;
    const action = page.failure.status === 404 ? { action: services } : {};
    return <FailureFace failure={page.failure} title={copy.failed} level={1} {...action} />;
  }
  return <RtoOrderPage {...page} failure={outcome?.kind === 'failed' ? outcome.failure : null} />;
}
