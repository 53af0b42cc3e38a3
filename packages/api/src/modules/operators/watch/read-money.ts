import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskMoney as contract } from '@pahiya/contracts/operators/watch-contracts';
import type { Services } from '../../../services.ts';
import { readBankBookings } from '../../ledger/bank-bookings.ts';
import { type LedgerReport, readTrialBalance } from '../../ledger/trial-balance.ts';
import { readColleagues } from '../colleagues.ts';
import { readWaitingRefunds } from '../order/desk-refunds.ts';

const refundsAtMost = 100;
const bankLinesAtMost = 50;

/** Trial balance, bank transactions, and refunds awaiting an operator. */
export async function readMoney(services: Services): Promise<AnswerOf<typeof contract>> {
  const { sql, now, settings } = services;
  const colleagues = await readColleagues(sql);
  const [books, refunds, bank] = await Promise.all([
    readTrialBalance(sql),
    readWaitingRefunds(services, refundsAtMost, colleagues),
    readBankBookings(sql, bankLinesAtMost),
  ]);
  return {
    asOf: now().toISOString(),
    accounts: shownAccounts(books.accounts),
    difference: books.difference,
    transactions: books.transactions,
    unbalanced: books.unbalanced,
    refunds,
    bank: bank.map(({ at, operatorId, ...line }) => ({
      ...line,
      at: at.toISOString(),
      by: colleagues.of(operatorId)?.displayName ?? null,
    })),
    approvalAbove: settings.orders.operatorRefundLimit,
  };
}

/** Deposits are listed once there are any: no kind of orders takes one yet. */
function shownAccounts(accounts: LedgerReport['accounts']): Record<string, number> {
  return Object.fromEntries(
    Object.entries(accounts).filter(
      ([account, amount]) => account !== 'deposits-held' || amount !== 0,
    ),
  );
}
