import { createChallanOrder } from '@pahiya/contracts/challans/challans-calls';
import { type SettlementType, settlementTypes } from '@pahiya/domain/challans/quote';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { beginPayment } from '../../../parts/payment/begin-payment.ts';
import type { CartChoice } from './cart-choice.ts';
import type { CheckoutOutcome } from './checkout-outcome.ts';

/** The order exists, but the payment page did not open: continue on the order's page. */
export type OrderWithoutPayment = {
  readonly kind: 'order';
  readonly orderId: string;
  readonly failure: PageFailure;
};

/** Creates the order for the total that the person saw and opens its payment page. Idempotent by the form's key: a
 * double press or a reload is the same order and payment. */
export async function submitCheckout(
  tools: PageTools,
  form: FormData,
  choice: CartChoice,
): Promise<CheckoutOutcome | OrderWithoutPayment> {
  const settlementType = readSpeed(formText(form, 'settlementType'));
  const expectedTotal = Number(formText(form, `total-${settlementType}`));
  const created = await tools.api.call(
    createChallanOrder,
    {
      body: {
        ...choice,
        challanNumbers: [...choice.challanNumbers],
        settlementType,
        expectedTotal,
      },
    },
    // One key per speed: both orders of a form are different.
    { idempotencyKey: `${formText(form, 'key')}-${settlementType}-${expectedTotal}` },
  );
  if (!created.ok) {
    const failure = toPageFailure(created.error);
    return failure.code === 'order/quote-changed'
      ? { kind: 'changed', settlementType, before: expectedTotal }
      : { kind: 'failed', failure };
  }
  const { orderId, quoteId, total } = created.value.order;
  const begun = await beginPayment(tools, { orderId, quoteId, total });
  return begun.kind === 'failed' ? { kind: 'order', orderId, failure: begun.failure } : begun;
}

/** Reads a speed; standard, the cheapest, for anything else. */
export function readSpeed(text: string | null): SettlementType {
  return settlementTypes.find((type) => type === text) ?? 'STANDARD';
}
