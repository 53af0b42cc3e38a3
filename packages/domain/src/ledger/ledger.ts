import type { Quote, RefundShare } from '../challans/quote.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';

/** The accounts of challan money and their kinds. Rule id: LEDGER.
 * - `gateway`: money at the gateway. - `owed-to-authorities`: fines taken and not yet settled. - `partner-payable`:
 *   fines that a partner or the desk paid for us. - `fee-income`: our fees without GST. - `gst-payable`: GST on them.
 * - `refunds-due`: money to go back that the gateway has not yet sent. */
export const ledgerAccounts = {
  gateway: 'asset',
  'owed-to-authorities': 'liability',
  'partner-payable': 'liability',
  'fee-income': 'income',
  'gst-payable': 'liability',
  'refunds-due': 'liability',
} as const;
export type LedgerAccount = keyof typeof ledgerAccounts;

/** What a transaction books: money taken for an order, or taken and owed back; a fine paid at its authority; a refund
 * decided, and sent. */
export type LedgerKind = 'capture' | 'surplus' | 'settlement' | 'refund-requested' | 'refund-sent';

/** One line of a transaction: debits positive, credits negative. The lines of a transaction sum to 0. */
export type LedgerEntry = { readonly account: LedgerAccount; readonly amount: Paise };

/** A payment captured for an order: the gateway has the money; fines are owed to the authorities, fees are ours,
 * GST is the state's. */
export function captureEntries(quote: Pick<Quote, 'fines' | 'fees' | 'gst' | 'total'>) {
  return transaction([
    ['gateway', quote.total],
    ['owed-to-authorities', -quote.fines],
    ['fee-income', -quote.fees],
    ['gst-payable', -quote.gst],
  ]);
}

/** A payment captured that we may not keep (second, wrong amount, order lost): all of it is to go back. */
export function surplusEntries(amount: Paise) {
  return transaction([
    ['gateway', amount],
    ['refunds-due', -amount],
  ]);
}

/** A fine paid at its authority by a partner or the desk: what was owed to the authority is owed to them. */
export function settlementEntries(fine: Paise) {
  return transaction([
    ['owed-to-authorities', fine],
    ['partner-payable', -fine],
  ]);
}

/** A refund decided: fines are no longer owed, fees and GST are taken back. */
export function refundRequestedEntries(
  share: Pick<RefundShare, 'fines' | 'fees' | 'gst' | 'total'>,
) {
  return transaction([
    ['owed-to-authorities', share.fines],
    ['fee-income', share.fees],
    ['gst-payable', share.gst],
    ['refunds-due', -share.total],
  ]);
}

/** A refund sent by the gateway. */
export function refundProcessedEntries(amount: Paise) {
  return transaction([
    ['refunds-due', amount],
    ['gateway', -amount],
  ]);
}

/** What every account holds (debit positive), and whether all of them sum to 0. */
export type TrialBalance = {
  readonly accounts: Readonly<Record<LedgerAccount, Paise>>;
  readonly debits: Paise;
  readonly credits: Paise;
  readonly isBalanced: boolean;
};

/** Adds up entries of any number of transactions. `debits` and `credits` are both positive. */
export function trialBalance(entries: readonly LedgerEntry[]): TrialBalance {
  const of = (account: LedgerAccount) =>
    sumPaise(entries.filter((entry) => entry.account === account).map(({ amount }) => amount));
  const debits = sumPaise(entries.map(({ amount }) => paise(Math.max(0, amount))));
  const credits = sumPaise(entries.map(({ amount }) => paise(Math.max(0, -amount))));
  return {
    accounts: {
      gateway: of('gateway'),
      'owed-to-authorities': of('owed-to-authorities'),
      'partner-payable': of('partner-payable'),
      'fee-income': of('fee-income'),
      'gst-payable': of('gst-payable'),
      'refunds-due': of('refunds-due'),
    },
    debits,
    credits,
    isBalanced: debits === credits,
  };
}

/** Leaves out lines of nothing. A transaction that does not sum to 0 is a bug and throws RangeError. */
function transaction(lines: readonly (readonly [LedgerAccount, number])[]): readonly LedgerEntry[] {
  const entries = lines.map(([account, amount]) => ({ account, amount: paise(amount) }));
  if (sumPaise(entries.map(({ amount }) => amount)) !== 0) {
    throw new RangeError('a transaction that does not balance');
  }
  return entries.filter(({ amount }) => amount !== 0);
}
