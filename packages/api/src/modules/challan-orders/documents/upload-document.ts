import { challanNumberOf } from '@pahiya/domain/challans/challan-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { storeDocument } from '../../order-documents/store-document.ts';
import { orderNotFound, wrongStep } from '../../orders/refusals.ts';
import { findOwnChallanOrder } from '../store/challan-order.ts';
import { findOrderChallan, findOrderChallans } from '../store/order-challan-repository.ts';
import type { OrderChallanRow } from '../store/order-row.ts';
import type { DocumentKind } from './needed-documents.ts';

export type Upload = {
  readonly orderId: string;
  readonly challanNumber: string;
  readonly kind: DocumentKind;
  readonly contentBase64: string;
};

/** Stores one document of a court challan. Refuses `order/not-found`, `order/wrong-step`, `document/*` and
 * `request/too-large`. */
export async function uploadDocument(
  services: Services,
  userId: string,
  upload: Upload,
): Promise<Result<undefined, Refusal>> {
  const found = await findChallan(services, userId, upload);
  if (!found.ok) return found;
  const { orderId, orderChallanId } = found.value;
  const { kind, contentBase64 } = upload;
  return storeDocument(services, { orderId, itemId: orderChallanId, kind, contentBase64 }, (tx) =>
    canTake(tx, orderChallanId),
  );
}

async function findChallan(
  { sql }: Services,
  userId: string,
  { orderId, challanNumber }: Upload,
): Promise<Result<OrderChallanRow, Refusal>> {
  const order = await findOwnChallanOrder(sql, orderId, userId);
  const number = challanNumberOf(challanNumber, null);
  const challans = order === null ? [] : await findOrderChallans(sql, orderId);
  const row = challans.find((one) => one.challanNumber === number);
  if (row === undefined) return err(orderNotFound);
  const taken = await canTake(sql, row.orderChallanId);
  return taken.ok ? ok(row) : taken;
}

async function canTake(
  sql: Queryable,
  orderChallanId: string,
): Promise<Result<undefined, Refusal>> {
  const row = await findOrderChallan(sql, orderChallanId);
  return row?.settlement === 'awaiting-documents' ? ok(undefined) : err(wrongStep);
}
