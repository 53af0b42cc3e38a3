import { type ActiveStep, activeSteps, canMove } from '@pahiya/domain/challans/active-step';
import { challanNumberOf } from '@pahiya/domain/challans/challan-number';
import { linesOfItems } from '@pahiya/domain/orders/order-line';
import type { OrderKind } from '../../order-kind.ts';
import { exportedDocuments } from '../order-documents/order-documents.ts';
import { challanReceipts } from './challan-receipts.ts';
import { createFromQuote } from './checkout/create-order.ts';
import { renewQuote } from './checkout/renew-quote.ts';
import { assignChallan } from './desk/assign-challan.ts';
import { readDeskDetails } from './desk/desk-details.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { messageWords } from './messages/message-words.ts';
import { readTurnFacts } from './messages/turn-facts.ts';
import { toOrderOnWire } from './reading/order-on-wire.ts';
import { readWholeOrder } from './reading/read-order.ts';
import { readStandings } from './reading/standing.ts';
import { noteRefundedChallans } from './refunded-challans.ts';
import { eraseOrderFiles } from './settlement/erase-order-files.ts';
import { challanKind, withTerms } from './store/challan-order.ts';
import { updateOpen } from './store/challan-state-repository.ts';
import { openChallanWork } from './store/challan-work.ts';
import { unassignChallans } from './store/move-order.ts';
import {
  deleteChallansOf,
  findOrderChallan,
  selectExported,
  selectIsTaken,
  selectNumbers,
  selectOrdersByNumber,
  selectRefunding,
} from './store/order-challan-repository.ts';

/** Challan orders: the items are challans, which a partner or the desk pays at their authorities. */
export const challanOrderKind: OrderKind = {
  steps: {
    toPay: 'CHALLAN_PAY',
    paying: 'CHALLAN_PAYMENT_IN_PROGRESS',
    closed: 'PAYMENT_DISABLE',
    ends: ['CHALLAN_PAYMENT_SETTLED', 'CHALLAN_REFUNDED'],
    canMove: (from, to) => isStep(from) && isStep(to) && canMove(from, to),
  },
  create: createFromQuote,
  person: {
    marks: readStandings,
    details: async (services, order) => {
      const own = await withTerms(services.sql, order);
      if (own === null) throw new Error('a challan order');
      const whole = await readWholeOrder(services.sql, own);
      return { kind: challanKind, order: toOrderOnWire(services, whole) };
    },
  },
  renewPrice: renewQuote,
  // `fulfilOrder` takes the challans again; if another order takes one in between, the unique index rejects it there and
  // this returns false on the next attempt. Once its payment was refunded an order is over.
  canReopen: async (tx, { orderId, activeStep }) =>
    activeStep !== 'CHALLAN_REFUNDED' && !(await selectIsTaken(tx, orderId, null)),
  release: (tx, { orderId }) => updateOpen(tx, orderId, false),
  fulfil: fulfilOrder,
  refundLines: linesOfItems,
  refunded: noteRefundedChallans,
  receipts: challanReceipts,
  messages: { readFacts: readTurnFacts, words: messageWords },
  desk: {
    details: readDeskDetails,
    namesOf: selectNumbers,
    givenUp: selectRefunding,
    search: {
      by: 'challan',
      read: (text) => challanNumberOf(text, null),
      find: async (sql, number) => {
        const orders = await selectOrdersByNumber(sql, [number]);
        return orders.map(({ orderId }) => orderId);
      },
    },
    orderOfItem: async (sql, itemId) => (await findOrderChallan(sql, itemId))?.orderId ?? null,
    openWork: openChallanWork,
    assigning: { assign: assignChallan, unassign: unassignChallans },
  },
  accountData: {
    keeps: 'amounts, challan numbers and receipts',
    exportFor: async (sql, orderIds) => {
      const [challans, documents] = await Promise.all([
        selectExported(sql, orderIds),
        exportedDocuments(sql, orderIds),
      ]);
      return new Map(
        orderIds.map((orderId) => [
          orderId,
          { challans: challans.get(orderId) ?? [], documents: documents.get(orderId) ?? [] },
        ]),
      );
    },
    deleteUnpaid: deleteChallansOf,
  },
  eraseFiles: eraseOrderFiles,
};

function isStep(step: string): step is ActiveStep {
  return activeSteps.some((one) => one === step);
}
