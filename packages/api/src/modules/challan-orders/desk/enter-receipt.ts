import { randomUUID } from 'node:crypto';
import { isOwnChallanNumber } from '@pahiya/domain/challans/receipt-number';
import { canSettle } from '@pahiya/domain/challans/settlement';
import { type IstDate, isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import type { StoredFile } from '../../order-documents/store-file.ts';
import { findOrder, lockOrder } from '../../orders/find-order.ts';
import { storeReceiptFile } from '../settlement/authority-receipt.ts';
import { keepDeskReceipt } from '../settlement/desk-receipt.ts';
import { type DeskChallanRow, findDeskChallans } from './desk-challan.ts';
import { amountDiffers, receiptIsChallan } from './refusals.ts';

/** The authority's receipt as an operator enters it. */
export type EnteredReceipt = {
  readonly orderId: string;
  readonly orderChallanId: string;
  readonly receiptNumber: string;
  readonly paidOn: IstDate;
  /** Paise. */
  readonly amount: number;
};

/** Checks a receipt before its file is stored; `enterReceipt` checks it again under the lock. */
export async function checkReceipt(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  receipt: EnteredReceipt,
): Promise<Result<undefined, Refusal>> {
  const order = await findOrder(sql, receipt.orderId);
  const found = await findPaid(sql, receipt, order);
  return found.ok ? refuseReceipt(found.value, receipt, now()) : found;
}

/** Stores the file of a checked receipt. */
export function storeReceipt(
  services: Services,
  { orderId }: EnteredReceipt,
  contentBase64: string,
): Promise<Result<StoredFile, Refusal>> {
  return storeReceiptFile(services, `receipts/${orderId}/${randomUUID()}`, contentBase64);
}

/** Enters the authority's receipt: the challan is paid at the authority, and settled once the source confirms it. The
 * amount must equal the fine that was paid, the date must be between the order's payment and today, and the number must
 * differ from the challan's. */
export async function enterReceipt(
  tx: Transaction,
  services: Services,
  receipt: EnteredReceipt,
  { file, operatorId }: { readonly file: StoredFile; readonly operatorId: string },
): Promise<Result<undefined, Refusal>> {
  const order = await lockOrder(tx, receipt.orderId);
  if (order === null) return err(notAtDesk);
  const found = await findPaid(tx, receipt, order);
  if (!found.ok) return found;
  const refused = refuseReceipt(found.value, receipt, services.now());
  if (!refused.ok) return refused;
  await keepDeskReceipt(tx, services, order, found.value.row, {
    receiptNumber: receipt.receiptNumber,
    // Receipts have a date without a time; its first moment is stored.
    paidAt: new Date(`${receipt.paidOn}T00:00:00+05:30`),
    file,
    operatorId,
  });
  return ok(undefined);
}

type Paid = { readonly row: DeskChallanRow; readonly paidAt: Date };

async function findPaid(
  sql: Queryable,
  { orderId, orderChallanId }: EnteredReceipt,
  order: Pick<OrderRow, 'paidAt'> | null,
): Promise<Result<Paid, Refusal>> {
  const challans = order === null ? [] : await findDeskChallans(sql, orderId);
  const row = challans.find((one) => one.orderChallanId === orderChallanId);
  if (order === null || row === undefined) return err(notAtDesk);
  const { paidAt } = order;
  if (paidAt === null || !canSettle(row.settlement, 'paid-at-source')) return err(wrongState);
  return ok({ row, paidAt });
}

function refuseReceipt(
  { row, paidAt }: Paid,
  { amount, paidOn, receiptNumber }: EnteredReceipt,
  now: Date,
): Result<undefined, Refusal> {
  if (isOwnChallanNumber(receiptNumber, row.challanNumber)) return err(receiptIsChallan);
  if (amount !== row.fine) return err(amountDiffers);
  if (isBefore(paidOn, istDateOf(paidAt)) || isBefore(istDateOf(now), paidOn)) {
    return err(impossibleDay);
  }
  return ok(undefined);
}

const impossibleDay: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid; see errors for details.',
  errors: [
    { path: 'body.paidOn', message: 'Enter a date between the payment of the order and today.' },
  ],
};
