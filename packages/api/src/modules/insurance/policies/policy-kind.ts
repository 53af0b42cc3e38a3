import { canMoveSale, saleEnds } from '@pahiya/domain/insurance/sale-states';
import { linesOfItems } from '@pahiya/domain/orders/order-line';
import { err, ok } from '@pahiya/domain/shared/result';
import type { OrderKind } from '../../../order-kind.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { findPaidSince, lockOrder } from '../../orders/find-order.ts';
import { moveStep } from '../../orders/move-step.ts';
import { extendPrice } from '../../orders/place-order.ts';
import { createQuotedOrder } from '../../orders/quotes/create-quoted-order.ts';
import { wrongStep } from '../../orders/refusals.ts';
import { quoteOver } from '../quotes/quote-refusals.ts';
import { policyDesk } from './policy-desk.ts';
import { policyDetails } from './policy-details.ts';
import { policyMessages } from './policy-messages.ts';
import { policyReceiptWords } from './policy-receipts.ts';
import {
  deletePoliciesOf,
  insertPolicy,
  selectPoliciesOfOrders,
  selectPolicyOfOrder,
  updateAwaited,
} from './policy-repository.ts';
import type { PolicyRow } from './policy-row.ts';
import { termsSchema } from './policy-terms.ts';

/** Orders of insurance policies: one policy is the only item. */
export const policyKind: OrderKind = {
  steps: {
    ...{ toPay: 'CREATED', paying: 'PAYING', closed: 'CLOSED' },
    ends: saleEnds,
    canMove: canMoveSale,
  },
  create: (services, quote, by) => {
    const terms = termsSchema.parse(quote.terms);
    return createQuotedOrder(services, quote, by, (tx, orderId) =>
      insertPolicy(tx, terms, {
        orderId,
        userId: by.caller.userId,
        isSandbox: quote.isSandbox,
      }),
    );
  },
  person: {
    marks: async (sql, orders) => {
      const rows = await selectPoliciesOfOrders(
        sql,
        orders.map(({ orderId }) => orderId),
      );
      return new Map(
        rows
          .filter(({ state }) => state === 'insurer-down')
          .map(({ orderId }) => [orderId, ['insurer-down']]),
      );
    },
    details: async ({ sql, insuranceDesk }, { orderId }) => {
      const row = await selectPolicyOfOrder(sql, orderId);
      if (row === null) throw new Error('an order of an insurance policy');
      const insurer = insuranceDesk?.insurers.find(({ profile }) => profile.id === row.insurerId);
      return policyDetails(row, insurer?.profile.grievanceOfficer);
    },
  },
  // The insurer holds its price until the end of its quote.
  renewPrice: (services, { orderId }) =>
    services.sql.begin(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const row = await selectPolicyOfOrder(tx, orderId);
      const isUnpaid = order !== null && ['open', 'attempted'].includes(order.paymentState);
      if (!isUnpaid || row === null) return err(wrongStep);
      if (row.priceUntil <= services.now()) return err(quoteOver);
      await extendPrice(tx, services, order);
      return ok(undefined);
    }),
  // Somebody who has paid for another policy of the vehicle since does not want two.
  canReopen: async (tx, order) =>
    order.activeStep !== 'REFUNDED' && (await findPaidSince(tx, order)).length === 0,
  release: async () => undefined,
  fulfil: async (tx, services, order) => {
    const at = services.now();
    await moveStep(tx, services, order, 'PAID');
    const subject = await updateAwaited(tx, order.orderId, at);
    if (subject === null) throw new Error('a paid order of an insurance policy');
    await enqueueTask(tx, { kind: 'issue-policy', subject, dueAt: at });
  },
  refundLines: linesOfItems,
  refunded: async (tx, services, order, itemIds) => {
    // Without items a payment was returned that the order could not use: an order that was paid before goes on.
    const isOver = itemIds.length > 0 || order.paymentState === 'closed';
    if (isOver) await moveStep(tx, services, order, 'REFUNDED');
  },
  messages: policyMessages,
  receipts: {
    items: async (sql, orderId, language) => {
      const row = await selectPolicyOfOrder(sql, orderId);
      if (row === null) return new Map();
      const name = policyReceiptWords[language].passedOn;
      return new Map([
        [row.policyId, { name, reference: row.policyNumber, state: receiptState(row) }],
      ]);
    },
    words: policyReceiptWords,
  },
  desk: policyDesk,
  accountData: {
    keeps: 'amounts, numbers and dates of insurance policies',
    exportFor: async (sql, orderIds) => {
      const rows = await selectPoliciesOfOrders(sql, orderIds);
      return new Map(rows.map((row) => [row.orderId, { policy: policyDetails(row) }]));
    },
    deleteUnpaid: deletePoliciesOf,
  },
  // The document stays with the insurer; nothing of the person is stored here.
  eraseFiles: async () => null,
};

function receiptState({ state }: PolicyRow): 'done' | 'under-way' | 'given-back' {
  if (state === 'issued' || state === 'cancelled') return 'done';
  return state === 'failed' ? 'given-back' : 'under-way';
}
