import { rechargeTag } from '@pahiya/contracts/fastag/recharge-calls';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { beginPayment } from '../../../parts/payment/begin-payment.ts';
import type { GatewayForm } from '../../../parts/payment/gateway-form.ts';
import { readRupees } from './recharge-paths.ts';
import type { DetailsOutcome } from './submit-details.ts';

/** What became of the form. `fields`: something is missing or outside the limits. `order`: it exists, but the payment
 * page did not open. */
export type RechargeOutcome =
  | GatewayForm
  | DetailsOutcome
  | {
      readonly kind: 'fields';
      readonly fields: readonly RechargeField[];
      readonly status: number;
      /** The amount as typed. */
      readonly amount: string;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure }
  | { readonly kind: 'order'; readonly orderId: string; readonly failure: PageFailure };

export type RechargeField = 'amount' | 'isConfirmed';

/** Orders the recharge and opens its payment page. Idempotent by the form's key: a double press is one order. */
export async function submitRecharge(tools: PageTools, form: FormData): Promise<RechargeOutcome> {
  const typed = formText(form, 'amount').slice(0, 12);
  const amount = readRupees(typed);
  if (amount === null) return { kind: 'fields', fields: ['amount'], status: 400, amount: typed };
  const vehicleNumber = formText(form, 'vehicleNumber');
  const billerId = formText(form, 'billerId');
  const details = formText(form, 'details');
  const isConfirmed = formText(form, 'isConfirmed') === 'yes';
  const created = await tools.api.call(
    rechargeTag,
    {
      body: {
        vehicleNumber,
        billerId,
        amount,
        isConfirmed,
        ...(details === '' ? {} : { details }),
      },
    },
    // One key for each amount and answer: a corrected form is another order.
    { idempotencyKey: `${formText(form, 'key')}-${amount}-${isConfirmed}` },
  );
  if (!created.ok) {
    const failure = toPageFailure(created.error);
    const field = fieldsOf[failure.code];
    return field === undefined
      ? { kind: 'failed', failure }
      : { kind: 'fields', fields: [field], status: failure.status, amount: typed };
  }
  const { orderId, quoteId, total } = created.value;
  const begun = await beginPayment(tools, { orderId, quoteId, total });
  return begun.kind === 'failed' ? { kind: 'order', orderId, failure: begun.failure } : begun;
}

const fieldsOf: Partial<Record<PageFailure['code'], RechargeField>> = {
  'fastag/amount-limits': 'amount',
  'request/bad-input': 'amount',
  'fastag/not-confirmed': 'isConfirmed',
};
