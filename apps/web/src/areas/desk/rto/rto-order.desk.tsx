import type { DocumentReason } from '@pahiya/contracts/operators/desk-reasons';
import { deskOrder } from '@pahiya/contracts/operators/operators-calls';
import type { DeskRtoOrder, RtoAct } from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import {
  deskReviewRtoDocument,
  deskRtoAct,
  deskRtoOrder,
} from '@pahiya/contracts/rto-orders/rto-orders-calls';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { decideRefund } from '../order/order-actions.ts';
import { typedOf } from '../order/order-outcome.ts';
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { deficiencyNames } from './deficiency-names.server.ts';
import { RtoOrderDesk } from './rto-order-desk.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api, language } = pageTools(context);
  const { orderId = '' } = params;
  const [answer, paid] = await Promise.all([
    api.call(deskRtoOrder, { params: { orderId } }),
    api.call(deskOrder, { params: { orderId } }),
  ]);
  if (!answer.ok) return failedPage(answer.error, request);
  if (!paid.ok) return failedPage(paid.error, request);
  const isDone = new URL(request.url).searchParams.has('done');
  const reasons = deficiencyNames(language);
  const money = paid.value.order;
  return { kind: 'order' as const, ...answer.value, money, reasons, isDone };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { orderId = '' } = params;
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const answer = await submitted(tools, orderId, form);
  if (answer.ok) return redirect(`/desk/rto/${orderId}?done=${intent}`, 303);
  return refusedForm(tools, answer.error, { intent, request, typed: typedOf(form) });
}

function submitted(tools: PageTools, orderId: string, form: FormData) {
  switch (formText(form, 'intent')) {
    case 'review':
      return review(tools, form);
    case 'decide':
      return decideRefund(tools, form);
    default:
      return act(tools, orderId, form);
  }
}

function review({ api }: PageTools, form: FormData) {
  const params = { documentId: formText(form, 'document') };
  // The server refuses a rejection without a reason of the list.
  const reason = formText(form, 'reason') as DocumentReason;
  const isAccepted = formText(form, 'verdict') === 'accepted';
  return api.call(deskReviewRtoDocument, {
    params,
    body: isAccepted ? { verdict: 'accepted' } : { verdict: 'rejected', reason },
  });
}

function act({ api }: PageTools, orderId: string, form: FormData) {
  const of = (name: string) => formText(form, name).trim();
  // The server refuses an empty or unknown act, and each of its fields.
  const name = formText(form, 'intent') as RtoAct;
  const body = {
    act: name,
    on: parseDdMmYyyy(of('on')) ?? '',
    time: of('time'),
    place: of('place'),
    applicationNumber: of('applicationNumber'),
    reason: of('reason'),
    remark: of('remark'),
    courier: of('courier'),
    consignmentNumber: of('consignmentNumber'),
    note: of('note'),
  };
  return api.call(deskRtoAct, { params: { orderId }, body });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-rto').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  const order: DeskRtoOrder = page.order;
  return <RtoOrderDesk {...page} order={order} refused={refused} />;
}
