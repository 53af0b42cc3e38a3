import { payOrder } from '@pahiya/contracts/orders/order-calls';
import { countEvent } from '../../frame/analytics/count-event.ts';
import type { PageTools } from '../../frame/page/page-tools.ts';
import { type PageFailure, toPageFailure } from '../failure/page-failure.ts';
import type { GatewayForm } from './gateway-form.ts';

/** Starts the payment of an order of any kind, counts that, and returns the form for the gateway's page, in the page's language.
 * `quoteId` and `total`: the price that the person saw; the server charges no other. */
export async function beginPayment(
  { api, language }: PageTools,
  {
    orderId,
    quoteId,
    total,
  }: { readonly orderId: string; readonly quoteId: string; readonly total: number },
): Promise<GatewayForm | { readonly kind: 'failed'; readonly failure: PageFailure }> {
  const answer = await api.call(payOrder, { body: { orderId, quoteId, language } });
  if (!answer.ok) return { kind: 'failed', failure: toPageFailure(answer.error) };
  countEvent('payment_started');
  return { kind: 'gateway', orderId, total, checkout: answer.value.checkout };
}
