import { linesOfItems } from '@pahiya/domain/orders/order-line';
import { canMove, orderEnds } from '@pahiya/domain/service-history/order-steps';
import type { OrderKind } from '../../order-kind.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { findPaidSince } from '../orders/find-order.ts';
import { moveStep } from '../orders/move-step.ts';
import { createQuotedOrder } from '../orders/quotes/create-quoted-order.ts';
import { deleteCorrections, selectCorrections } from './correction-repository.ts';
import { reportMessages } from './message-words.ts';
import { receiptWords } from './receipt-words.ts';
import { renewReportPrice } from './renew-report-price.ts';
import { reportDesk } from './report-desk.ts';
import { reportDetails } from './report-details.ts';
import { termsSchema } from './report-terms.ts';
import {
  deleteReportsOfOrders,
  eraseReports,
  insertReport,
  selectOrdersWithoutSource,
  selectReportOfOrder,
  selectReportsOfOrders,
  updateAwaited,
  updateVehicleHidden,
} from './service-report-repository.ts';
import type { ServiceReportRow } from './service-report-row.ts';

/** Orders of service-history reports: one report is the only item. */
export const serviceReportKind: OrderKind = {
  steps: { toPay: 'CREATED', paying: 'PAYING', closed: 'CLOSED', ends: orderEnds, canMove },
  create: (services, quote, by) => {
    const { reportId, purpose, visits, vendorName } = termsSchema.parse(quote.terms);
    const { vehicleNumber, isSandbox } = quote;
    return createQuotedOrder(services, quote, by, (tx, orderId) =>
      insertReport(tx, {
        reportId,
        orderId,
        userId: by.caller.userId,
        vehicleNumber,
        purpose,
        previewedVisits: visits,
        vendorName,
        isSandbox,
      }),
    );
  },
  person: {
    marks: async (sql, orders) => {
      const down = await selectOrdersWithoutSource(
        sql,
        orders.map(({ orderId }) => orderId),
      );
      return new Map(down.map((orderId) => [orderId, ['source-down']]));
    },
    details: async ({ sql }, { orderId }) => {
      const row = await selectReportOfOrder(sql, orderId);
      if (row === null) throw new Error('an order of a service report');
      return reportDetails(row);
    },
  },
  // The source was asked at checkout, and is asked again once that price has expired.
  renewPrice: renewReportPrice,
  // Somebody who has paid for another report of the vehicle since does not want two.
  canReopen: async (tx, order) =>
    order.activeStep !== 'REFUNDED' && (await findPaidSince(tx, order)).length === 0,
  release: async () => undefined,
  fulfil: async (tx, services, order) => {
    const { orderId } = order;
    const at = services.now();
    const { waitHours } = services.settings.serviceHistory;
    await moveStep(tx, services, order, 'PAID');
    const refundBy = new Date(at.getTime() + waitHours * 3_600_000);
    const subject = await updateAwaited(tx, orderId, refundBy);
    if (subject === null) throw new Error('a paid order of a service report');
    await enqueueTask(tx, { kind: 'ask-service-report', subject, dueAt: at });
  },
  refundLines: linesOfItems,
  refunded: async (tx, services, order, itemIds) => {
    // Without items a payment was returned that the order could not use: an order that was paid before goes on.
    const isOver = itemIds.length > 0 || order.paymentState === 'closed';
    if (isOver) await moveStep(tx, services, order, 'REFUNDED');
  },
  messages: reportMessages,
  receipts: {
    items: async (sql, orderId, language) => {
      const row = await selectReportOfOrder(sql, orderId);
      return new Map(
        row === null
          ? []
          : [
              [
                row.reportId,
                {
                  name: receiptWords[language].passedOn,
                  reference: null,
                  state: receiptState(row),
                },
              ],
            ],
      );
    },
    words: receiptWords,
  },
  desk: reportDesk,
  accountData: {
    keeps: 'amounts of service-history reports',
    exportFor: async (sql, orderIds) => {
      const reports = await selectReportsOfOrders(sql, orderIds);
      const exported = await Promise.all(
        reports.map(async ({ orderId, reportId, purpose, state, madeAt, validUntil, history }) => {
          const corrections = await selectCorrections(sql, reportId);
          const report = { purpose, state, madeAt, validUntil, history, corrections };
          return [orderId, { report }] as const;
        }),
      );
      return new Map(exported);
    },
    deleteUnpaid: deleteReportsOfOrders,
  },
  // A report is no file of the order: it is kept for its year, and erased with the account.
  eraseFiles: async ({ sql }, orderId, { isUnlinked }) => {
    if (!isUnlinked) return null;
    const row = await selectReportOfOrder(sql, orderId);
    if (row !== null) {
      await eraseReports(sql, [row.reportId]);
      await deleteCorrections(sql, [row.reportId]);
      await updateVehicleHidden(sql, row.reportId);
    }
    return null;
  },
};

function receiptState({ state }: ServiceReportRow): 'done' | 'under-way' | 'given-back' {
  if (state === 'ready' || state === 'erased') return 'done';
  return state === 'no-record' || state === 'failed' ? 'given-back' : 'under-way';
}
