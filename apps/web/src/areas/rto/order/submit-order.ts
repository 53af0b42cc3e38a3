import { fetchOrder } from '@pahiya/contracts/orders/order-calls';
import { createRtoOrder } from '@pahiya/contracts/rto-orders/rto-orders-calls';
import type { VehicleFeeClass } from '@pahiya/domain/rto-services/fee-rule';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { beginPayment } from '../../../parts/payment/begin-payment.ts';
import type { GatewayForm } from '../../../parts/payment/gateway-form.ts';
import type { OrderChoice } from './order-choice.ts';

/** `order`: it exists, but the payment page did not open: continue on the order's page. */
export type RtoOrderOutcome =
  | GatewayForm
  | { readonly kind: 'order'; readonly orderId: string; readonly failure: PageFailure }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

/** Creates the order for the total that the person saw and opens its payment page. Idempotent by the form's key: a
 * double press or a reload is the same order and payment. */
export async function submitRtoOrder(
  tools: PageTools,
  form: FormData,
  serviceId: string,
  { state, vehicleClass, number }: OrderChoice,
): Promise<RtoOrderOutcome> {
  const created = await tools.api.call(
    createRtoOrder,
    {
      body: {
        serviceId,
        stateCode: state,
        // The server refuses what is no class.
        vehicleClass: vehicleClass as VehicleFeeClass,
        vehicleNumber: number,
        expectedTotal: Number(formText(form, 'total')),
      },
    },
    { idempotencyKey: formText(form, 'key') },
  );
  if (!created.ok) return { kind: 'failed', failure: toPageFailure(created.error) };
  const { orderId } = created.value;
  const found = await tools.api.call(fetchOrder, { params: { id: orderId } });
  if (!found.ok) return { kind: 'order', orderId, failure: toPageFailure(found.error) };
  const { quoteId, total } = found.value.order;
  const begun = await beginPayment(tools, { orderId, quoteId, total });
  return begun.kind === 'failed' ? { kind: 'order', orderId, failure: begun.failure } : begun;
}
