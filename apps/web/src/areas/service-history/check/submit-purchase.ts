import { serviceHistoryCheckout } from '@pahiya/contracts/service-history/service-history-calls';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { beginPayment } from '../../../parts/payment/begin-payment.ts';
import type { BuyOutcome } from './buy-outcome.ts';

/** Reasons for which a report is asked for, in the order of display. */
export const purposes = ['buying', 'own', 'selling'] as const;

/** The order exists, but the payment page did not open: continue on the order's page. */
type OrderWithoutPayment = {
  readonly kind: 'order';
  readonly orderId: string;
  readonly failure: PageFailure;
};

/** Orders the report for the total that the person saw and opens the payment page. Idempotent by the form's key. */
export async function submitPurchase(
  tools: PageTools,
  form: FormData,
  vehicleNumber: string,
): Promise<BuyOutcome | OrderWithoutPayment> {
  const purpose = purposes.find((one) => one === formText(form, 'purpose'));
  if (purpose === undefined) return { kind: 'purpose-missing' };
  const expectedTotal = Number(formText(form, 'total'));
  const created = await tools.api.call(
    serviceHistoryCheckout,
    { body: { vehicleNumber, purpose, expectedTotal } },
    { idempotencyKey: `${formText(form, 'key')}-${purpose}-${expectedTotal}` },
  );
  if (!created.ok) {
    const failure = toPageFailure(created.error);
    return failure.code === 'order/quote-changed'
      ? { kind: 'changed' }
      : { kind: 'failed', failure };
  }
  const { orderId, quoteId, total } = created.value.order;
  const begun = await beginPayment(tools, { orderId, quoteId, total });
  return begun.kind === 'failed' ? { kind: 'order', orderId, failure: begun.failure } : begun;
}
