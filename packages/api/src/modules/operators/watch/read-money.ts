import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskMoney as contract } from '@pahiya/contracts/operators/watch-contracts';
import type { Services } from '../../../services.ts';
import { readBankBookings } from '../../ledger/bank-bookings.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { findWaitingRefunds } from '../order/desk-refunds.ts';

const refundsAtMost = 100;
const bankLinesAtMost = 50;

/** Trial balance, bank transactions, and refunds awaiting an operator. */
export async function readMoney({
  sql,
  now,
  settings,
}: Services): Promise<AnswerOf<typeof contract>> {
  const [books, refunds, bank] = await Promise.all([
    readTrialBalance(sql),
    findWaitingRefunds(sql, refundsAtMost),
    readBankBookings(sql, bankLinesAtMost),
  ]);
  return {
    asOf: now().toISOString(),
    accounts: { ...books.accounts },
    difference: books.difference,
    transactions: books.transactions,
    unbalanced: books.unbalanced,
    refunds: [...refunds],
    bank: bank.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
    approvalAbove: settings.challans.operatorRefundLimit,
  };
}
