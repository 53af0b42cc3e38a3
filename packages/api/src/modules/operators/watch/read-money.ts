import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskMoney as contract } from '@pahiya/contracts/operators/watch-contracts';
import type { Services } from '../../../services.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { findWaitingRefunds } from '../order/desk-refunds.ts';

const refundsAtMost = 100;

/** The books in a few figures, and refunds that wait for an operator. */
export async function readMoney({
  sql,
  now,
  settings,
}: Services): Promise<AnswerOf<typeof contract>> {
  const [books, refunds] = await Promise.all([
    readTrialBalance(sql),
    findWaitingRefunds(sql, refundsAtMost),
  ]);
  return {
    asOf: now().toISOString(),
    accounts: { ...books.accounts },
    difference: books.difference,
    transactions: books.transactions,
    unbalanced: books.unbalanced,
    refunds: [...refunds],
    approvalAbove: settings.challans.operatorRefundLimit,
  };
}
