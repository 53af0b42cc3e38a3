import type { OrderEvent } from '@pahiya/contracts/challans/order-schema';
import type { PaymentMethod } from '@pahiya/domain/payments/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import { type DocumentRow, findDocuments } from '../../order-documents/order-documents.ts';
import { findOrderEvents } from '../../orders/order-events.ts';
import {
  findAttemptsOf,
  findRefundsOf,
  type ShownAttempt,
} from '../../payments/payments-of-orders.ts';
import { findOrderChallans } from '../store/order-challan-repository.ts';
import type { ChallanOrderRow, OrderChallanRow } from '../store/order-row.ts';

/** An event with the number of its challan. */
export type EventRow = Omit<OrderEvent, 'at'> & { readonly at: Date };

/** A refund with the payment method and the numbers of its challans. */
export type RefundRow = {
  readonly refundId: string;
  readonly amount: Paise;
  readonly state: 'awaiting-approval' | 'requested' | 'sent' | 'processed' | 'failed';
  readonly reason: string;
  readonly challanNumbers: readonly string[];
  readonly method: PaymentMethod;
  readonly requestedAt: Date;
  readonly expectedOn: IstDate;
  readonly processedAt: Date | null;
  readonly bankReference: string | null;
};

/** An order with its challans, events, payments and refunds. */
export type WholeOrder = {
  readonly order: ChallanOrderRow;
  readonly challans: readonly OrderChallanRow[];
  readonly documents: readonly DocumentRow[];
  readonly events: readonly EventRow[];
  readonly attempts: readonly ShownAttempt[];
  readonly refunds: readonly RefundRow[];
};

/** Reads the data of an order. */
export async function readWholeOrder(sql: Queryable, order: ChallanOrderRow): Promise<WholeOrder> {
  const { orderId } = order;
  const [challans, documents, events, attempts, refunds] = await Promise.all([
    findOrderChallans(sql, orderId),
    findDocuments(sql, orderId),
    findOrderEvents(sql, orderId),
    findAttemptsOf(sql, orderId),
    findRefundsOf(sql, orderId),
  ]);
  const numbers = new Map(challans.map((row) => [row.orderChallanId, row.challanNumber]));
  return {
    order,
    challans,
    documents,
    events: events.map(({ itemId, kind, at, receiptNumber, amount }) => ({
      // Only events of the contract's list are ever stored.
      kind: kind as OrderEvent['kind'],
      at,
      challanNumber: itemId === null ? null : (numbers.get(itemId) ?? null),
      receiptNumber,
      amount,
    })),
    attempts,
    refunds: refunds.flatMap(({ state, itemIds, ...refund }) =>
      state === 'declined'
        ? []
        : {
            refundId: refund.refundId,
            amount: refund.amount,
            state,
            reason: refund.reason,
            challanNumbers: itemIds.flatMap((itemId) => numbers.get(itemId) ?? []).sort(),
            method: refund.method,
            requestedAt: refund.requestedAt,
            expectedOn: refund.expectedOn,
            processedAt: refund.processedAt,
            bankReference: refund.bankReference,
          },
    ),
  };
}
