import type { FoundWork, QueueRow } from '@pahiya/contracts/operators/desk-schema';
import { orderAddress } from '../shell/order-address.ts';

type Work = FoundWork & Pick<QueueRow, 'orderId'>;

/** Address of the page with the acts on a row: its order, or the thing itself. */
export function workAddress({ orderId, orderKind, itemId, publicId, state }: Work): string {
  if (orderId !== null) return orderAddress({ orderId, kind: orderKind }, itemId);
  if (orderKind === 'used-car-listing') return `/desk/listings#l-${publicId}`;
  if (orderKind === 'car-sale') return `/desk/sales#s-${itemId}`;
  return state === 'submitted' ? `/desk/inspections/${itemId}` : `/desk/inspections#i-${itemId}`;
}
