import '../records.css';
import { type ErrorCode, isErrorCode } from '@pahiya/contracts/error-codes';
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
import { countEvent } from '../analytics/count-event.ts';
import { pageMeta } from '../app/page-module.ts';
import { type PageTools, pageTools } from '../app/page-tools.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { beginPayment } from '../features/checkout/begin-payment.ts';
import type { GatewayForm } from '../features/checkout/checkout-outcome.ts';
import { GatewayFace } from '../features/checkout/gateway-face.tsx';
import { actOnOrder } from '../features/orders/order-actions.ts';
import { type OrderOutcome, readDeed } from '../features/orders/order-outcome.ts';
import { OrderPage } from '../features/orders/order-page.tsx';
import { OrdersVisitor } from '../features/orders/orders-page.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';
import { formText } from '../page-parts/form-text.ts';
import { needsSignIn, type PageFailure, toPageFailure } from '../page-parts/page-failure.ts';
import { signInPath } from '../page-parts/sign-in-path.ts';
import { useShownCheckout } from '../state/use-shown-checkout.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const orderId = orderIdOf(params.orderId);
  const query = new URL(request.url).searchParams;
  if (orderId === null) return failedPage(notFound);
  if (!tools.isLoggedInHint) return { kind: 'visitor' as const, orderId };
  const answer = await tools.api.call('challanOrderDetails', { query: { orderId } });
  if (answer.ok) {
    return {
      kind: 'order' as const,
      ...answer.value,
      deed: readDeed(query.get('done')),
      note: readNote(query.get('note')),
    };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return { kind: 'visitor' as const, orderId };
  return failedPage(failure);
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const orderId = orderIdOf(params.orderId);
  if (orderId === null) return redirect('/orders', 303);
  const form = await request.formData();
  if (formText(form, 'intent') === 'pay') return pay(tools, orderId, form);
  const acted = await actOnOrder(tools, orderId, form);
  return acted.kind === 'done'
    ? redirect(`/orders/${orderId}?done=${acted.deed}`, 303)
    : shown(orderId, acted.outcome);
}

async function pay(tools: PageTools, orderId: string, form: FormData) {
  const begun = await beginPayment(tools, { orderId, quoteId: formText(form, 'quoteId') });
  if (begun.kind === 'gateway') {
    countEvent('payment_started');
    return data<GatewayForm | OrderOutcome>(begun);
  }
  const { failure } = begun;
  return failure.code === 'order/quote-changed'
    ? shown(orderId, { kind: 'changed', before: Number(formText(form, 'total')) || 0 })
    : shown(orderId, { kind: 'failed', failure, challanNumber: null });
}

function shown(orderId: string, outcome: OrderOutcome) {
  if (outcome.kind === 'failed' && needsSignIn(outcome.failure)) {
    return redirect(signInPath(`/orders/${orderId}`), 303);
  }
  return data<GatewayForm | OrderOutcome>(outcome, { status: statusOf(outcome) });
}

function statusOf(outcome: OrderOutcome): number {
  switch (outcome.kind) {
    case 'otp-sent':
      return 200;
    case 'failed':
      return outcome.failure.status;
    case 'changed':
      return 409;
    default:
      return 400;
  }
}

/** Skips revalidation on the way to the gateway. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const outcome = args.actionResult as GatewayForm | OrderOutcome | undefined;
  return outcome?.kind === 'gateway' ? false : args.defaultShouldRevalidate;
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) => {
  const words = copy('order');
  const title =
    page?.kind === 'order' ? words.metaTitle(page.order.publicId) : words.metaTitlePlain;
  return { title, canonical: null, isIndexable: false };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>() ?? null;
  const copy = useCopy('order');
  const path = usePagePath();
  useShownCheckout(page.kind === 'order' ? page.order.checkoutData : null);
  if (acted?.kind === 'gateway') return <GatewayFace form={acted} />;
  switch (page.kind) {
    case 'visitor':
      return <OrdersVisitor next={`/orders/${page.orderId}`} />;
    case 'failed':
      return (
        <FailureFace
          failure={page.failure}
          title={copy.failed}
          level={1}
          action={<ButtonLink href={path('/orders')}>{copy.list}</ButtonLink>}
        />
      );
    case 'order':
      return (
        <OrderPage
          order={page.order}
          deed={acted === null ? page.deed : null}
          outcome={acted ?? noted(page.note)}
        />
      );
  }
}

const notFound: PageFailure = { code: 'order/not-found', status: 404, retryAfter: null };

function failedPage(failure: PageFailure) {
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

function orderIdOf(text: string | undefined): string | null {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? '') ? (text ?? null) : null;
}

/** Why the payment page did not open after the order was created. */
function readNote(text: string | null): ErrorCode | null {
  return text?.startsWith('order/') && isErrorCode(text) ? text : null;
}

function noted(code: ErrorCode | null): OrderOutcome | null {
  if (code === null) return null;
  return { kind: 'failed', failure: { code, status: 503, retryAfter: null }, challanNumber: null };
}
