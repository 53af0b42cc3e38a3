import type { Quote, RefundShare } from '../challans/quote.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';

/** Accounts of challan money and their kinds. Rule id: LEDGER.
 * - `gateway`: captured by the gateway, not yet paid out to our bank account. - `bank`: our bank account.
 * - `gst-input`: GST on the gateway's charges. - `owed-to-authorities`: fines received and not yet settled.
 * - `partner-payable`: fines paid for us by the partner or the desk and not yet reimbursed.
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

/** Transactions of an order: payment captured, or captured and to be refunded; fine paid at its authority; refund
 * approved, and sent. */
export type OrderBooking =
  | 'capture'
  | 'surplus'
  | 'settlement'
  | 'refund-requested'
  | 'refund-sent';

/** Transactions on our bank account: payout of the gateway; payout to the partner or the desk for fines they paid;
 * its return. */
export type BankBooking = 'gateway-settlement' | 'payout' | 'payout-returned';

export type LedgerKind = OrderBooking | BankBooking;

/** A line of a transaction: debits positive, credits negative. The lines of a transaction sum to 0. */
export type LedgerEntry = { readonly account: LedgerAccount; readonly amount: Paise };

/** A payment captured for an order: debits the gateway, credits fines to the authorities, fees to income, GST to the
 * state. */
export function captureEntries(quote: Pick<Quote, 'fines' | 'fees' | 'gst' | 'total'>) {
  return transaction([
    ['gateway', quote.total],
    ['owed-to-authorities', -quote.fines],
    ['fee-income', -quote.fees],
    ['gst-payable', -quote.gst],
  ]);
}

/** A captured payment to be refunded in full (second payment, wrong amount, challans taken by another order). */
export function surplusEntries(amount: Paise) {
  return transaction([
    ['gateway', amount],
    ['refunds-due', -amount],
  ]);
}

/** A fine paid at its authority by a partner or the desk: the liability moves from the authority to them. */
export function settlementEntries(fine: Paise) {
  return transaction([
    ['owed-to-authorities', fine],
    ['partner-payable', -fine],
  ]);
}

/** A refund approved: reverses the fines owed, the fees and the GST. */
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

/** A payout of the gateway to our bank account, in paise. */
export type GatewaySettlementSums = {
  /** Settled payments less refunds and reversals. */
  readonly gross: Paise;
  /** The gateway's charges, GST included, and the GST in them. */
  readonly charges: Paise;
  readonly chargesGst: Paise;
};

/** A gateway settlement: moves the gateway's balance, less its charges, to the bank. */
export function gatewaySettlementEntries({ gross, charges, chargesGst }: GatewaySettlementSums) {
  return transaction([
    ['bank', gross - charges],
    ['gateway-charges', charges - chargesGst],
    ['gst-input', chargesGst],
    ['gateway', -gross],
  ]);
}

/** A payout to the partner or the desk for fines they paid; `payout-returned` reverses it. */
export function payoutEntries(kind: 'payout' | 'payout-returned', amount: Paise) {
  const sign = kind === 'payout' ? 1 : -1;
  return transaction([
    ['partner-payable', sign * amount],
    ['bank', -sign * amount],
  ]);
}

/** Balance of every account (debit positive), and whether they sum to 0. */
export type TrialBalance = {
  readonly accounts: Readonly<Record<LedgerAccount, Paise>>;
  readonly debits: Paise;
  readonly credits: Paise;
  readonly isBalanced: boolean;
};

/** Totals of the entries of any number of transactions. `debits` and `credits` are both positive. */
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

/** Drops zero lines. Throws RangeError for a transaction that does not sum to 0: a bug. */
function transaction(lines: readonly (readonly [LedgerAccount, number])[]): readonly LedgerEntry[] {
  const entries = lines.map(([account, amount]) => ({ account, amount: paise(amount) }));
  if (sumPaise(entries.map(({ amount }) => amount)) !== 0) {
    throw new RangeError('a transaction that does not balance');
  }
  return entries.filter(({ amount }) => amount !== 0);
}
