import type { RtoServiceDetails } from '@pahiya/contracts/rto-orders/rto-service-details';
import type { PayableOrder } from '../pay-order.ts';
import { type Buyer, read, send } from '../person-calls.ts';

type RtoOrder = PayableOrder & { readonly details: RtoServiceDetails };

/** The caller's own order of RTO work. */
export async function fetchRtoOrder(buyer: Buyer, orderId: string): Promise<RtoOrder> {
  return (await read<{ order: RtoOrder }>(buyer, `/orders/fetch/${orderId}`)).order;
}

/** Uploads and submits what an order waits for; nothing while it waits for somebody else. */
export async function sendDocuments(buyer: Buyer, orderId: string): Promise<void> {
  const { details } = await fetchRtoOrder(buyer, orderId);
  if (!details.canUpload) return;
  const needed = details.documents.filter(({ when }) => when === null);
  const missing = needed.filter(({ state }) => state === 'missing' || state === 'rejected');
  // Sent back by the RTO: one of the accepted documents is replaced.
  const again = missing.length === 0 && details.step === 'sent-back' ? needed.slice(0, 1) : missing;
  for (const { kind } of again) {
    const document = { orderId, kind, contentBase64: PICTURE };
    await send(buyer, '/rtoServices/order/document', document);
  }
  await send(buyer, '/rtoServices/order/submit-documents', { orderId });
}

/** Cancels, if it is not too late. */
export async function cancelWork(buyer: Buyer, orderId: string): Promise<void> {
  await send(buyer, '/rtoServices/order/cancel', { orderId });
}

/** One pixel, PNG. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
