import type { Quote, RefundShare } from '../challans/quote.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';

/** The accounts of challan money and their kinds. Rule id: LEDGER.
 * - `gateway`: captured by the gateway, not yet paid out to our bank account. - `bank`: our bank account.
 * - `gst-input`: GST on the gateway's charges. - `owed-to-authorities`: fines taken and not yet settled.
 * - `partner-payable`: fines that the partner or the desk paid for us and that we have not paid back.
 * - `fee-income`: our fees without GST. - `gst-payable`: GST on them. - `refunds-due`: refunds not yet sent.
 * - `gateway-charges`: the gateway's charges without GST. */
export const ledgerAccounts = {
  gateway: 'asset',
  bank: 'asset',
  'gst-input': 'asset',
  'owed-to-authorities': 'liability',
  'partner-payable': 'liability',
  'fee-income': 'income',
  'gst-payable': 'liability',
  'refunds-due': 'liability',
  'gateway-charges': 'expense',
} as const;
export type LedgerAccount = keyof typeof ledgerAccounts;

/** What an order's transaction books: a payment captured, or captured and to be refunded; a fine paid at its authority;
 * a refund approved, and sent. */
export type OrderBooking =
  | 'capture'
  | 'surplus'
  | 'settlement'
  | 'refund-requested'
  | 'refund-sent';

/** What a transaction on our bank account books: the gateway paid out what it captured; we paid back those who paid fines
 * for us; they returned a payout. */
export type BankBooking = 'gateway-settlement' | 'payout' | 'payout-returned';

export type LedgerKind = OrderBooking | BankBooking;

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

/** A payment captured that we may not keep (second, wrong amount, challans lost to another order): refunded in full. */
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

/** One payout of the gateway to our bank account, in paise. */
export type GatewaySettlementSums = {
  /** Payments less refunds and reversals that it settles. */
  readonly gross: Paise;
  /** The gateway's charges, GST included, and the GST in them. */
  readonly charges: Paise;
  readonly chargesGst: Paise;
};

/** A gateway settlement: the bank has what the gateway held, less its charges. */
export function gatewaySettlementEntries({ gross, charges, chargesGst }: GatewaySettlementSums) {
  return transaction([
    ['bank', gross - charges],
    ['gateway-charges', charges - chargesGst],
    ['gst-input', chargesGst],
    ['gateway', -gross],
  ]);
}

/** A payout to the partner or the desk for fines they paid; `payout-returned` is the way back. */
export function payoutEntries(kind: 'payout' | 'payout-returned', amount: Paise) {
  const sign = kind === 'payout' ? 1 : -1;
  return transaction([
    ['partner-payable', sign * amount],
    ['bank', -sign * amount],
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
    accounts: Object.fromEntries(
      Object.keys(ledgerAccounts).map((account) => [account, of(account as LedgerAccount)]),
    ) as Record<LedgerAccount, Paise>,
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
