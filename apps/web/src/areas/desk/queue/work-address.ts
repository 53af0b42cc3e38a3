import type { FoundWork, QueueRow } from '@pahiya/contracts/operators/desk-schema';
import { orderAddress } from '../shell/order-address.ts';

type Work = Omit<FoundWork, 'isOpen'> & Pick<QueueRow, 'orderId'>;

/** Address of the page with the acts on a row: its order, or the thing itself. */
export function workAddress({ orderId, orderKind, kind, itemId, publicId, state }: Work): string {
  if (orderId !== null) return orderAddress({ orderId, kind: orderKind }, itemId);
  if (orderKind === 'used-car-listing') return `/desk/listings#l-${publicId}`;
  if (orderKind === 'contact-erasure') return `/desk/partners#f-${kind}`;
  if (orderKind === 'car-sale') return `/desk/sales#s-${itemId}`;
  return state === 'submitted' ? `/desk/inspections/${itemId}` : `/desk/inspections#i-${itemId}`;
}

/** States in which a buyer sees the listing. */
const shownListings = ['live', 'sold'];
/** States with a report. */
const reported = ['passed', 'refused'];
/** States after a seller accepted an offer. */
const accepted = ['accepted', 'funded', 'handed-over', 'paid', 'transferred', 'called-off'];

/** Address of the page of a thing that a search found; null: it has none. */
export function foundAddress(work: FoundWork): string | null {
  const { isOpen, orderKind, itemId, publicId, state } = work;
  if (isOpen) return workAddress({ ...work, orderId: null });
  // The id alone decides which car it is; the page redirects to its full address.
  if (orderKind === 'used-car-listing')
    return shownListings.includes(state) ? `/used-cars/india/${publicId}` : null;
  if (orderKind === 'car-sale')
    return accepted.includes(state) ? `/desk/sales?sale=${itemId}` : null;
  return reported.includes(state) ? `/desk/inspections/${itemId}` : null;
}
