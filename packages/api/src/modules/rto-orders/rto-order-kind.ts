import { linesOfItems } from '@pahiya/domain/orders/order-line';
import { canMoveRto, rtoEnds, rtoSteps } from '@pahiya/domain/rto-services/rto-work';
import type { Transaction } from '../../db/database.ts';
import type { OrderKind } from '../../order-kind.ts';
import type { OrderRow } from '../../order-row.ts';
import { eraseDocuments } from '../order-documents/erase-documents.ts';
import { exportedDocuments } from '../order-documents/order-documents.ts';
import { findPaidSince } from '../orders/find-order.ts';
import { createQuotedOrder } from '../orders/quotes/create-quoted-order.ts';
import { rtoMessages } from './messages/rto-messages.ts';
import { readDetails } from './reading/read-details.ts';
import { readMarks } from './reading/read-marks.ts';
import { readNames } from './reading/read-names.ts';
import { renewRtoPrice } from './renew-price.ts';
import { rtoReceipts } from './rto-receipts.ts';
import { rtoTermsSchema } from './rto-terms.ts';
import { noteRefunded } from './settlement/note-refunded.ts';
import { startWork } from './settlement/start-work.ts';
import { openRtoWork } from './store/open-rto-work.ts';
import {
  deleteWorks,
  insertWork,
  selectOrderOfItem,
  selectOrdersByApplication,
  selectWorks,
} from './store/rto-work-repository.ts';

/** RTO work done for the owner. An order is one service; its items are our part of the price and the government fee, which
 * a refund after filing leaves out. */
export const rtoOrderKind: OrderKind = {
  steps: {
    toPay: 'to-pay',
    paying: 'paying',
    closed: 'closed',
    ends: rtoEnds,
    canMove: (from, to) => {
      const [before, after] = [from, to].map((name) => rtoSteps.find((step) => step === name));
      return before !== undefined && after !== undefined && canMoveRto(before, after);
    },
  },
  create: (services, quote, by) =>
    createQuotedOrder(services, quote, by, (tx, orderId) =>
      insertWork(tx, { ...rtoTermsSchema.parse(quote.terms), orderId, step: 'to-pay' }),
    ),
  person: { marks: readMarks, details: readDetails },
  renewPrice: renewRtoPrice,
  canReopen,
  release: async () => undefined,
  fulfil: startWork,
  refundLines: linesOfItems,
  refunded: noteRefunded,
  receipts: rtoReceipts,
  messages: rtoMessages,
  desk: {
    // The desk has a page of its own for RTO work.
    details: async () => ({}),
    namesOf: readNames,
    givenUp: async (sql, orderIds) =>
      (await selectWorks(sql, orderIds))
        .filter(({ step }) => step === 'refunding')
        .map(({ orderId, workId }) => ({ orderId, itemId: workId })),
    search: {
      by: 'rto-application',
      read: (text) => text.trim().toUpperCase(),
      find: selectOrdersByApplication,
    },
    orderOfItem: selectOrderOfItem,
    openWork: openRtoWork,
  },
  accountData: {
    keeps: 'amounts, the service and its application number',
    exportFor: async (sql, orderIds) => {
      const [works, documents] = await Promise.all([
        selectWorks(sql, orderIds),
        exportedDocuments(sql, orderIds),
      ]);
      return new Map(
        works.map(({ workId: _, governmentFeeId: __, orderId, ...work }) => [
          orderId,
          { rtoWork: work, documents: documents.get(orderId) ?? [] },
        ]),
      );
    },
    deleteUnpaid: deleteWorks,
  },
  eraseFiles: (services, orderId) => eraseDocuments(services, orderId),
};

/** Nothing is reserved: a late payment buys the service at the price that was shown, unless its owner has paid for the
 * same service of the vehicle since. */
async function canReopen(tx: Transaction, order: OrderRow): Promise<boolean> {
  if (order.activeStep === 'refunded') return false;
  const others = await findPaidSince(tx, order);
  const works = await selectWorks(tx, [order.orderId, ...others]);
  const own = works.find(({ orderId }) => orderId === order.orderId);
  return !works.some((work) => work !== own && work.serviceId === own?.serviceId);
}
