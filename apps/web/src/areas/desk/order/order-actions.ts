import type { Answer, Input } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { documentReasons, giveUpReasons } from '@pahiya/contracts/operators/desk-reasons';
import {
  deskActOnOrder,
  deskAssign,
  deskDecideReceipt,
  deskDecideRefund,
  deskGiveUp,
  deskReceipt,
  deskResume,
  deskReviewDocument,
} from '@pahiya/contracts/operators/operators-calls';
import { type DeskOrderAct, deskOrderActs } from '@pahiya/contracts/operators/order-acts';
import type { Result } from '@pahiya/domain/shared/result';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { base64Of, chosenFile, largestFile } from '../../../parts/controls/read-file.ts';
import { readRupees } from '../shell/read-rupees.ts';
import type { FormFault, OrderIntent } from './order-outcome.ts';

/** The API's response, or `form` when a field is missing; `intent` then names the error. */
type Called =
  | {
      readonly intent: OrderIntent;
      readonly answer: Result<Answer<'deskOrder'>, ApiFailure>;
      readonly anchor: string;
    }
  | { readonly intent: FormFault; readonly answer: 'form'; readonly anchor: string };

/** Makes the API call for a form of an order's page. */
export function callOrder(tools: PageTools, orderId: string, form: FormData): Promise<Called> {
  const intent = formText(form, 'intent');
  const act = deskOrderActs.find((one) => one === intent);
  if (act !== undefined) return actOnItem(tools, orderId, { act, form });
  switch (intent) {
    case 'review':
      return review(tools, form);
    case 'receipt':
      return enterReceipt(tools, form);
    case 'decide-receipt':
      return decideReceipt(tools, form);
    case 'give-up':
      return giveUp(tools, orderId, form);
    case 'resume':
      return resume(tools, form);
    case 'decide':
      return decide(tools, form);
    default:
      return assign(tools, form);
  }
}

async function actOnItem(
  { api }: PageTools,
  orderId: string,
  { act, form }: { readonly act: DeskOrderAct; readonly form: FormData },
): Promise<Called> {
  if (act === 'give-up-order' && formText(form, 'sure') !== '1') {
    return { intent: 'not-sure', answer: 'form', anchor: 'acts' };
  }
  const body = { act, note: formText(form, 'note') };
  const answer = await api.call(deskActOnOrder, { params: { orderId }, body });
  return { intent: act, answer, anchor: 'item' };
}

async function assign({ api }: PageTools, form: FormData): Promise<Called> {
  const itemId = formText(form, 'challan');
  const body = { to: formText(form, 'to') };
  const answer = await api.call(deskAssign, { params: { itemId }, body });
  return { intent: 'assign', answer, anchor: `c-${itemId}` };
}

async function review({ api }: PageTools, form: FormData): Promise<Called> {
  const documentId = formText(form, 'document');
  const anchor = `c-${formText(form, 'challan')}`;
  const reason = documentReasons.find((one) => one === formText(form, 'reason'));
  const isAccepted = formText(form, 'verdict') === 'accepted';
  if (!isAccepted && reason === undefined) return { intent: 'no-reason', answer: 'form', anchor };
  const body: Input<'deskReviewDocument'>['body'] =
    isAccepted || reason === undefined ? { verdict: 'accepted' } : { verdict: 'rejected', reason };
  const answer = await api.call(deskReviewDocument, { params: { documentId }, body });
  return { intent: 'review', answer, anchor };
}

async function enterReceipt({ api }: PageTools, form: FormData): Promise<Called> {
  const orderChallanId = formText(form, 'challan');
  const anchor = `c-${orderChallanId}`;
  const amount = readRupees(formText(form, 'amount'));
  if (amount === null) return { intent: 'wrong-amount', answer: 'form', anchor };
  const file = chosenFile(form, 'file');
  if (file === null) return { intent: 'missing-file', answer: 'form', anchor };
  if (file.size > largestFile) return { intent: 'large-file', answer: 'form', anchor };
  const body = {
    receiptNumber: formText(form, 'receiptNumber'),
    paidOn: formText(form, 'paidOn'),
    amount,
    contentBase64: await base64Of(file),
    note: formText(form, 'note'),
  };
  const answer = await api.call(deskReceipt, { params: { orderChallanId }, body });
  return { intent: 'receipt', answer, anchor };
}

async function decideReceipt({ api }: PageTools, form: FormData): Promise<Called> {
  const orderChallanId = formText(form, 'challan');
  const verdict = formText(form, 'verdict') === 'confirm' ? 'confirm' : 'withdraw';
  const body = { verdict, note: formText(form, 'note') } as const;
  const answer = await api.call(deskDecideReceipt, { params: { orderChallanId }, body });
  return { intent: 'decide-receipt', answer, anchor: `c-${orderChallanId}` };
}

async function giveUp({ api }: PageTools, orderId: string, form: FormData): Promise<Called> {
  const anchor = 'give-up';
  const fault = (intent: FormFault): Called => ({ intent, answer: 'form', anchor });
  const orderChallanIds = form.getAll('challan').map(String);
  if (orderChallanIds.length === 0) return fault('none-chosen');
  const reason = giveUpReasons.find((one) => one === formText(form, 'reason'));
  if (reason === undefined) return fault('no-reason');
  if (formText(form, 'sure') !== '1') return fault('not-sure');
  const typed = formText(form, 'newFine').trim();
  const newFine = typed === '' || reason !== 'amount-changed' ? undefined : readRupees(typed);
  if (newFine === null) return fault('wrong-amount');
  const body = {
    orderChallanIds,
    reason,
    note: formText(form, 'note'),
    ...(newFine === undefined ? {} : { newFine }),
  };
  const answer = await api.call(deskGiveUp, { params: { orderId }, body });
  return { intent: 'give-up', answer, anchor: 'refunds' };
}

async function resume({ api }: PageTools, form: FormData): Promise<Called> {
  const orderChallanId = formText(form, 'challan');
  const body = { note: formText(form, 'note') };
  const answer = await api.call(deskResume, { params: { orderChallanId }, body });
  return { intent: 'resume', answer, anchor: `c-${orderChallanId}` };
}

async function decide(tools: PageTools, form: FormData): Promise<Called> {
  return { intent: 'decide', answer: await decideRefund(tools, form), anchor: 'refunds' };
}

/** Approves, declines or resends a refund, on the page of any kind of order. */
export function decideRefund({ api }: PageTools, form: FormData) {
  const refundId = formText(form, 'refund');
  const verdict = (['approve', 'decline', 'resend'] as const).find(
    (one) => one === formText(form, 'verdict'),
  );
  const body = { verdict: verdict ?? 'resend', note: formText(form, 'note') };
  return api.call(deskDecideRefund, { params: { refundId }, body });
}
