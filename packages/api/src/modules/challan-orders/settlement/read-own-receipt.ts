import { challanNumberOf } from '@pahiya/domain/challans/challan-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { notReadable } from '../../order-documents/document-refusals.ts';
import type { OpenedDocument } from '../../order-documents/read-document.ts';
import { orderNotFound } from '../../orders/refusals.ts';
import { findOwnChallanOrder } from '../store/challan-order.ts';
import { findOrderChallans } from '../store/order-challan-repository.ts';
import { readReceiptFile } from './authority-receipt.ts';

/** The authority's receipt for a challan of the caller's order. Refuses `order/not-found`, also for orders of others
 * and for challans without a receipt, and `document/not-stored`. */
export async function readOwnReceipt(
  services: Services,
  asked: { readonly orderId: string; readonly challanNumber: string; readonly userId: string },
): Promise<Result<OpenedDocument, Refusal>> {
  const { sql } = services;
  const order = await findOwnChallanOrder(sql, asked.orderId, asked.userId);
  const challans = order === null ? [] : await findOrderChallans(sql, order.orderId);
  const number = challanNumberOf(asked.challanNumber, null);
  const row = challans.find((one) => one.challanNumber === number);
  const opened = row === undefined ? null : await readReceiptFile(services, row.orderChallanId);
  if (opened === null) return err(orderNotFound);
  return opened === 'unavailable' ? err(notReadable) : ok(opened);
}
