import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { findOrder } from '../orders/find-order.ts';
import { readReceiptCode } from './receipt-code.ts';

/** A paid order with the time of its payment. */
export type PaidOrder = OrderRow & { readonly paidAt: Date };

/** The paid order of a receipt's code; null for an invalid code. */
export async function findReceipt(
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  code: string,
): Promise<PaidOrder | null> {
  const orderId = readReceiptCode(settings.secret, code);
  const order = orderId === null ? null : await findOrder(sql, orderId);
  if (order === null || order.paidAt === null) return null;
  return { ...order, paidAt: order.paidAt };
}
