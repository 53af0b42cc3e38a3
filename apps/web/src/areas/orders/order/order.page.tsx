import { fetchOrder, orderFeedback } from '@pahiya/contracts/orders/order-calls';
import '../../../frame/styles/records.css';
import '../../../frame/styles/tags.css';
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
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { beginPayment } from '../../../parts/payment/begin-payment.ts';
import { GatewayFace } from '../../../parts/payment/gateway-face.tsx';
import type { GatewayForm } from '../../../parts/payment/gateway-form.ts';
import { actOf } from '../kinds/kind-views.ts';
import { OrdersVisitor } from '../orders-visitor.tsx';
import { done, failed } from '../view/order-acts.ts';
import type { Acted, OrderAct, OrderOutcome } from '../view/order-outcome.ts';
import { OrderPage } from './order-page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const orderId = orderIdOf(params.orderId);
  const query = new URL(request.url).searchParams;
  if (orderId === null) return failedPage(notFound);
  if (!tools.isLoggedInHint) return { kind: 'visitor' as const, orderId };
  const answer = await tools.api.call(fetchOrder, { params: { id: orderId } });
  if (answer.ok) {
    return {
      kind: 'order' as const,
      ...answer.value,
      deed: query.get('done'),
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
  const intent = formText(form, 'intent');
  if (intent === 'pay') return pay(tools, orderId, form);
  const act = actOf(intent) ?? giveFeedback;
  const acted = await act(tools, orderId, form);
  return acted.kind === 'done'
    ? redirect(`/orders/${orderId}?done=${acted.deed}`, 303)
    : shown(orderId, acted.outcome);
}

async function pay(tools: PageTools, orderId: string, form: FormData) {
  const seen = Number(formText(form, 'total')) || 0;
  const quoteId = formText(form, 'quoteId');
  const begun = await beginPayment(tools, { orderId, quoteId, total: seen });
  if (begun.kind === 'gateway') return data<GatewayForm | OrderOutcome>(begun);
  const { failure } = begun;
  return failure.code === 'order/quote-changed'
    ? shown(orderId, { kind: 'changed', before: seen })
    : shown(orderId, { kind: 'failed', failure, item: null });
}

const giveFeedback: OrderAct = async (tools, orderId, form): Promise<Acted> => {
  const rating = Number(formText(form, 'rating'));
  if (![1, 2, 3, 4, 5].includes(rating)) {
    return { kind: 'shown', outcome: { kind: 'rating-missing' } };
  }
  const remark = formText(form, 'remark').trim().slice(0, 500);
  const answer = await tools.api.call(orderFeedback, { body: { orderId, rating, remark } });
  return answer.ok ? done('rated') : failed(answer.error, null);
};

function shown(orderId: string, outcome: OrderOutcome) {
  if (outcome.kind === 'failed' && needsSignIn(outcome.failure)) {
    return redirect(signInPath(`/orders/${orderId}`), 303);
  }
  return data<GatewayForm | OrderOutcome>(outcome, { status: statusOf(outcome) });
}

function statusOf(outcome: OrderOutcome): number {
  switch (outcome.kind) {
    case 'form':
      return outcome.problems.length === 0 ? 200 : 400;
    case 'failed':
      return outcome.failure.status;
    case 'changed':
      return 409;
    case 'rating-missing':
      return 400;
  }
}

/** Skips revalidation on the way to the gateway. A refused form is usually one of an order that has changed: its page is
 * loaded again. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const outcome = args.actionResult as GatewayForm | OrderOutcome | undefined;
  if (outcome?.kind === 'gateway') return false;
  return outcome?.kind === 'failed' || args.defaultShouldRevalidate;
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
  return { kind: 'failed', failure: { code, status: 503, retryAfter: null }, item: null };
}
