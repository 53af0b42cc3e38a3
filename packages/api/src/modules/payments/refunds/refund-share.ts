import { type Payee, payeeRefundEntries } from '@pahiya/domain/ledger/ledger';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Transaction } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { book } from '../../ledger/book.ts';
import { selectPaidWith } from '../store/payment-repository.ts';
import { findRefundByReason } from './refund-repository.ts';
import { requestRefund } from './request-refund.ts';
import { tellRefundStarted } from './tell-refund-started.ts';

/** Refunds a share of what was passed on to a payee, who owes it to us from then on: the unexpired part of a policy. Once
 * per key; nothing for an amount of 0. */
export async function refundShare(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  share: {
    readonly amount: Paise;
    readonly from: Payee;
    readonly key: string;
    readonly reason: string;
  },
): Promise<void> {
  const { orderId } = order;
  const { amount, from, key, reason } = share;
  if (amount === 0 || (await findRefundByReason(tx, key)) !== null) return;
  const gatewayPaymentId = await selectPaidWith(tx, orderId);
  if (gatewayPaymentId === null) throw new Error('a paid order has the payment that paid it');
  const at = services.now();
  const entries = payeeRefundEntries(amount, from);
  await book(tx, { key, kind: 'settlement-undone', orderId, at, entries });
  const request = { orderId, gatewayPaymentId, amount, reasonKey: key, reason, positions: [] };
  const refundId = await requestRefund(tx, services, { ...request, isBooked: true });
  await tellRefundStarted(tx, services, refundId);
}
