import { isSettled } from '@pahiya/domain/challans/settlement';
import { settlementEntries } from '@pahiya/domain/ledger/ledger';
import { addDays } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { book } from '../../ledger/book.ts';
import type { StoredFile } from '../../order-documents/store-file.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { updateReceipt } from '../store/challan-state-repository.ts';
import { moveChallan, refreshStep } from '../store/move-order.ts';
import type { OrderChallanRow } from '../store/order-row.ts';
import { deleteReceiptFile, insertReceiptFile } from './authority-receipt-repository.ts';
import { noteSent } from './settlement-result.ts';

type Row = Pick<
  OrderChallanRow,
  'orderId' | 'orderChallanId' | 'settlement' | 'fine' | 'route' | 'promisedOn'
>;

/** The authority's receipt as an operator entered it. */
export type DeskReceipt = {
  readonly receiptNumber: string;
  readonly paidAt: Date;
  readonly file: StoredFile;
  readonly operatorId: string;
};

/** Sources take a while to show a payment. */
const firstCheckMs = 5_000;

/** Stores the receipt that an operator entered for a challan of a locked order. The challan is then paid at the
 * authority, but settled and booked only when the source confirms the payment (`confirmReceipt`). */
export async function keepDeskReceipt(
  tx: Queryable,
  services: Services,
  order: OrderRow,
  row: Row,
  { receiptNumber, paidAt, file, operatorId }: DeskReceipt,
): Promise<void> {
  const { orderChallanId, orderId } = row;
  const at = services.now();
  await noteSent(tx, services, row);
  await moveChallan(tx, services, row, 'paid-at-source');
  await updateReceipt(tx, orderChallanId, { receiptNumber, receiptPaidAt: paidAt });
  await insertReceiptFile(tx, orderChallanId, file, { operatorId, at });
  const kind = 'receipt';
  await addOrderEvent(tx, {
    orderId,
    itemId: orderChallanId,
    kind,
    at,
    receiptNumber,
    operatorId,
  });
  const dueAt = new Date(at.getTime() + firstCheckMs);
  await enqueueTask(tx, { kind: 'recheck-source', subject: orderChallanId, dueAt });
  await refreshStep(tx, services, order);
}

/** Settles and books a challan of a locked order whose receipt was confirmed by the source or a second operator. The
 * caller notifies the owner. */
export async function confirmReceipt(
  tx: Queryable,
  services: Services,
  order: OrderRow,
  row: Row,
): Promise<void> {
  const { orderChallanId, orderId, fine } = row;
  await moveChallan(tx, services, row, 'receipt-stored');
  await book(tx, {
    key: `settlement:${orderChallanId}`,
    kind: 'settlement',
    orderId,
    at: services.now(),
    entries: settlementEntries(fine),
  });
  await refreshStep(tx, services, order);
}

/** Withdraws an incorrect receipt: the challan returns to its state before payment. Nothing was booked. Returns the
 * storage key of the file, to be deleted after the commit. */
export async function withdrawDeskReceipt(
  tx: Queryable,
  services: Services,
  order: OrderRow,
  row: Row,
  operatorId: string,
): Promise<string | null> {
  if (isSettled(row.settlement)) throw new Error('a settled challan keeps its receipt');
  const { orderId, orderChallanId, promisedOn, route } = row;
  const at = services.now();
  const isWithPartner = route === 'partner';
  await moveChallan(tx, services, row, isWithPartner ? 'submitted' : 'assigned');
  await updateReceipt(tx, orderChallanId, { receiptNumber: null, receiptPaidAt: null });
  const storageKey = await deleteReceiptFile(tx, orderChallanId);
  const kind = 'receipt-withdrawn';
  await addOrderEvent(tx, { orderId, itemId: orderChallanId, kind, at, operatorId });
  if (isWithPartner) {
    await enqueueTask(tx, { kind: 'follow-settlement', subject: orderChallanId, dueAt: at });
  }
  if (promisedOn !== null) {
    // The promised date may have passed in the meantime.
    const dueAt = new Date(`${addDays(promisedOn, 1)}T00:00:00+05:30`);
    await enqueueTask(tx, { kind: 'watch-promise', subject: orderChallanId, dueAt });
  }
  await refreshStep(tx, services, order);
  return storageKey;
}
