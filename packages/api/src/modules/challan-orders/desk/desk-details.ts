import type { OrderDesk } from '../../../order-desk.ts';
import { findDocuments } from '../../order-documents/order-documents.ts';
import { withTerms } from '../store/challan-order.ts';
import { findDeskChallans } from './desk-challan.ts';
import { toDeskChallan } from './to-desk-challan.ts';

/** The speed of a challan order and its challans, for the desk's page. */
export const readDeskDetails: OrderDesk['details'] = async ({ sql, now }, order, colleagues) => {
  const { orderId, paidAt } = order;
  const [terms, challans, documents] = await Promise.all([
    withTerms(sql, order),
    findDeskChallans(sql, orderId),
    findDocuments(sql, orderId),
  ]);
  return {
    settlementType: terms?.settlementType,
    challans: challans.map((challan) =>
      toDeskChallan(
        challan,
        documents.filter((one) => one.itemId === challan.orderChallanId),
        { paidAt, now: now(), colleagues },
      ),
    ),
  };
};
