import type { PageTools } from '../../app/page-tools.ts';
import { type PageFailure, toPageFailure } from '../../page-parts/page-failure.ts';
import type { GatewayForm } from './checkout-outcome.ts';

/** Starts the payment of an order and returns the form for the gateway's page, in the page's language. `quoteId`: the
 * price that the person saw. */
export async function beginPayment(
  { api, language }: PageTools,
  { orderId, quoteId }: { readonly orderId: string; readonly quoteId: string },
): Promise<GatewayForm | { readonly kind: 'failed'; readonly failure: PageFailure }> {
  const answer = await api.call('updateChallanStage', {
    body: { stage: 'CHALLAN_PAYMENT_IN_PROGRESS', orderId, quoteId, language },
  });
  if (!answer.ok) return { kind: 'failed', failure: toPageFailure(answer.error) };
  const { checkout, order } = answer.value;
  if (checkout === null) {
    return { kind: 'failed', failure: { code: 'unknown', status: 502, retryAfter: null } };
  }
  return { kind: 'gateway', orderId, total: order.total, checkout };
}
