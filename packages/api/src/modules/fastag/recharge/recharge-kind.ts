import { canMoveStep } from '@pahiya/domain/fastag/recharge-steps';
import { linesOfItems } from '@pahiya/domain/orders/order-line';
import { paise } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { OrderKind } from '../../../order-kind.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { findPaidSince } from '../../orders/find-order.ts';
import { moveStep } from '../../orders/move-step.ts';
import { extendPrice } from '../../orders/place-order.ts';
import { createQuotedOrder } from '../../orders/quotes/create-quoted-order.ts';
import { moveRecharge } from './move-recharge.ts';
import { rechargeDesk } from './recharge-desk.ts';
import { toRechargeOnWire } from './recharge-on-wire.ts';
import {
  deleteRechargesOf,
  insertRecharge,
  selectExported,
  selectRechargeOf,
  selectUnderWay,
  updatePaid,
  updateVehicleHidden,
} from './recharge-repository.ts';
import { rechargeTerms } from './recharge-terms.ts';
import { rechargeMessages, rechargeReceipts } from './recharge-words.ts';

/** Orders of FASTag recharges: one item, which the bill-payment system pays to the issuer bank. */
export const rechargeKind: OrderKind = {
  steps: {
    toPay: 'RECHARGE_PAY',
    paying: 'RECHARGE_PAYMENT_IN_PROGRESS',
    closed: 'RECHARGE_CLOSED',
    ends: ['RECHARGE_DONE', 'RECHARGE_REFUNDED'],
    canMove: canMoveStep,
  },
  create: (services, quote, by) =>
    createQuotedOrder(services, quote, by, async (tx, orderId) => {
      const { amount, ...terms } = rechargeTerms.parse(quote.terms);
      const { vehicleNumber } = quote;
      const requestId = terms.rechargeId.replaceAll('-', '');
      const row = { ...terms, orderId, vehicleNumber, requestId, amount: paise(amount) };
      await insertRecharge(tx, row, services.now());
    }),
  person: {
    marks: async () => new Map(),
    details: async ({ sql, now }, { orderId }) => {
      const row = await selectRechargeOf(sql, orderId);
      if (row === null) throw new Error('the recharge of an order');
      return { kind: 'fastag-recharge', recharge: toRechargeOnWire(row, now()) };
    },
  },
  // A recharge costs what it loads. Whether the bank still takes it is asked after the payment, and what it does not
  // take is refunded.
  renewPrice: async (services, order) => {
    await services.sql.begin((tx) => extendPrice(tx, services, order));
    return ok(undefined);
  },
  // Somebody who has paid for the same tag again since does not want it twice.
  canReopen: async (tx, order) =>
    order.activeStep !== 'RECHARGE_REFUNDED' && !(await hasPaidSince(tx, order)),
  // Nothing is reserved: two people may recharge one tag.
  release: async () => undefined,
  fulfil,
  refundLines: linesOfItems,
  refunded: noteRefunded,
  receipts: rechargeReceipts,
  messages: rechargeMessages,
  desk: rechargeDesk,
  accountData: {
    keeps: 'amounts, issuer banks and references of recharges',
    exportFor: async (sql, orderIds) => {
      const recharges = await selectExported(sql, orderIds);
      return new Map(orderIds.map((orderId) => [orderId, { recharge: recharges.get(orderId) }]));
    },
    deleteUnpaid: deleteRechargesOf,
  },
  eraseFiles: async ({ sql }, orderId, { isUnlinked }) => {
    if (isUnlinked) await updateVehicleHidden(sql, orderId);
    return null;
  },
};

/** Whether the owner of an order has paid for the same tag by another one since. */
async function hasPaidSince(tx: Transaction, order: OrderRow): Promise<boolean> {
  const others = await findPaidSince(tx, order);
  return (await selectUnderWay(tx, others)).length > 0;
}

/** Queues a recharge that was paid for. */
async function fulfil(tx: Transaction, services: Services, order: OrderRow): Promise<void> {
  const row = await selectRechargeOf(tx, order.orderId);
  if (row === null) throw new Error('the recharge of an order');
  const { rechargeId } = row;
  const at = services.now();
  await moveRecharge(tx, services, row, 'queued');
  await updatePaid(tx, rechargeId, at);
  await moveStep(tx, services, order, 'RECHARGE_PROCESSING');
  await enqueueTask(tx, { kind: 'pay-recharge', subject: rechargeId, dueAt: at });
}

/** Marks a refunded recharge; without items the payment of a closed order was returned. */
async function noteRefunded(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  itemIds: readonly string[],
): Promise<void> {
  const row = await selectRechargeOf(tx, order.orderId);
  if (row?.state === 'refunding' && itemIds.includes(row.rechargeId)) {
    await moveRecharge(tx, services, row, 'refunded');
    await moveStep(tx, services, order, 'RECHARGE_REFUNDED');
  } else if (itemIds.length === 0 && order.paymentState === 'closed') {
    await moveStep(tx, services, order, 'RECHARGE_REFUNDED');
  }
}
