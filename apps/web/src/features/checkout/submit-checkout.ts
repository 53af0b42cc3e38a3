import { type SettlementType, settlementTypes } from '@pahiya/domain/challans/quote';
import type { PageTools } from '../../app/page-tools.ts';
import { formText } from '../../page-parts/form-text.ts';
import { type PageFailure, toPageFailure } from '../../page-parts/page-failure.ts';
import { beginPayment } from './begin-payment.ts';
import type { CartChoice } from './cart-choice.ts';
import type { CheckoutOutcome } from './checkout-outcome.ts';

/** The order is made, but the payment page did not open: its own page goes on from there. */
export type OrderWithoutPayment = {
  readonly kind: 'order';
  readonly orderId: string;
  readonly failure: PageFailure;
};

/** Makes the order of the cart for the total that the person saw, and opens the payment page for it. Sent twice (a
 * double press, a reload) it is the same order and the same payment: the form carries a key. */
export async function submitCheckout(
  tools: PageTools,
  form: FormData,
  choice: CartChoice,
): Promise<CheckoutOutcome | OrderWithoutPayment> {
  const settlementType = readSpeed(formText(form, 'settlementType'));
  if (settlementType === null) return { kind: 'missing' };
  const expectedTotal = Number(formText(form, `total-${settlementType}`));
  const created = await tools.api.call(
    'createChallanOrder',
    {
      body: {
        ...choice,
        challanNumbers: [...choice.challanNumbers],
        settlementType,
        expectedTotal,
      },
    },
    // Of one form two orders can be made, one at each speed: each has its own key.
    { idempotencyKey: `${formText(form, 'key')}-${settlementType}-${expectedTotal}` },
  );
  if (!created.ok) {
    const failure = toPageFailure(created.error);
    return failure.code === 'order/quote-changed'
      ? { kind: 'changed', settlementType, before: expectedTotal }
      : { kind: 'failed', failure };
  }
  const { orderId, quoteId } = created.value.order;
  const begun = await beginPayment(tools, { orderId, quoteId });
  return begun.kind === 'failed' ? { kind: 'order', orderId, failure: begun.failure } : begun;
}

function readSpeed(text: string): SettlementType | null {
  return settlementTypes.find((type) => type === text) ?? null;
}

/** A fresh key for a form. Browsers have `randomUUID` on secure pages only; this works on every page. */
export function newFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
