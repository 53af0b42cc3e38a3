import type { Charge } from '../orders/order-line.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';

/** Accounts and their kinds. Rule id: LEDGER.
 * - `gateway`: captured by the gateway, not yet paid out to our bank account. - `bank`: our bank account.
 * - `gst-input`: GST on the gateway's charges. - `owed-to-authorities`: received for others and not yet passed on.
 * - `partner-payable`: passed on for us by a partner or the desk and not yet reimbursed; `biller-payable`: by the operating
 * unit of a biller; `issuer-payable`: to an issuer; `insurer-payable`: premiums of issued policies. - `vendor-payable`: charged by vendors
 * of data and not yet paid; `vendor-charges`: what they charged. - `deposits-held`: deposits to be returned. `sale-proceeds`: paid by dealers for cars, to be passed on to sellers, their lenders and authorities. - `fee-income`: our fees without GST. - `gst-payable`: GST on them. - `refunds-due`: refunds not yet sent.
 * - `gateway-charges`: the gateway's charges without GST. - `partner-receivable`: owed to us by partners for leads, GST
 * included; `lead-income`: their price without GST. `tds-194h`: income tax that firms deducted from what they owed us and
 * paid to the tax office for us; claimed there. */
export const ledgerAccounts = {
  gateway: 'asset',
  bank: 'asset',
  'gst-input': 'asset',
  'owed-to-authorities': 'liability',
  'partner-payable': 'liability',
  'biller-payable': 'liability',
  'issuer-payable': 'liability',
  'insurer-payable': 'liability',
  'vendor-payable': 'liability',
  'deposits-held': 'liability',
  'sale-proceeds': 'liability',
  'fee-income': 'income',
  'gst-payable': 'liability',
  'refunds-due': 'liability',
  'partner-receivable': 'asset',
  'lead-income': 'income',
  'tds-194h': 'asset',
  'gateway-charges': 'expense',
  'vendor-charges': 'expense',
} as const;
export type LedgerAccount = keyof typeof ledgerAccounts;

/** Those who pass money on for us, or charge us, until we pay them. */
export const payees = [
  'partner-payable',
  'biller-payable',
  'issuer-payable',
  'insurer-payable',
  'vendor-payable',
] as const satisfies readonly LedgerAccount[];
export type Payee = (typeof payees)[number];

/** Transactions of an order: payment captured, or captured and to be refunded; money passed on to whom it was received
 * for, and that undone because it failed after all; a vendor's charge; refund approved, and sent. */
export type OrderBooking =
  | 'capture'
  | 'surplus'
  | 'settlement'
  | 'settlement-undone'
  | 'vendor-charge'
  | 'refund-requested'
  | 'refund-sent';

/** Transactions on our bank account: payout of the gateway; payout to the partner or the desk for what they passed on;
 * its return. */
export type BankBooking = 'gateway-settlement' | 'payout' | 'payout-returned' | 'sale-payment';

/** Transactions of a partner firm: a delivered lead, and its credit after a dispute. */
export type LeadBooking = 'lead-charge' | 'lead-credit';

/** Transactions of a partner firm on our bank account: its payment, and one that was recorded wrongly or came back. */
export type FirmPaymentBooking = 'firm-payment' | 'firm-payment-undone';

export type FirmBooking = LeadBooking | FirmPaymentBooking;

export type LedgerKind = OrderBooking | BankBooking | FirmBooking;

/** A line of a transaction: debits positive, credits negative. The lines of a transaction sum to 0. */
export type LedgerEntry = { readonly account: LedgerAccount; readonly amount: Paise };

/** A payment captured for an order: debits the gateway; credits what is owed to others, our income, GST and deposits. */
export function captureEntries({ passThrough, fees, tax, deposits, total }: Charge) {
  return transaction([
    ['gateway', total],
    ['owed-to-authorities', -passThrough],
    ['deposits-held', -deposits],
    ['fee-income', -fees],
    ['gst-payable', -tax],
  ]);
}

/** A captured payment to be refunded in full (second payment, wrong amount, an order that is over). */
export function surplusEntries(amount: Paise) {
  return transaction([
    ['gateway', amount],
    ['refunds-due', -amount],
  ]);
}

/** Money passed on to whom it was received for: the liability moves to those who did it for us. */
export function settlementEntries(passThrough: Paise, by: Payee = 'partner-payable') {
  return transaction([
    ['owed-to-authorities', passThrough],
    [by, -passThrough],
  ]);
}

/** Deposits passed on to the company that holds them from now on. */
export function depositEntries(deposits: Paise, to: Payee) {
  return transaction([
    ['deposits-held', deposits],
    [to, -deposits],
  ]);
}

/** A share of money that was passed on, which comes back to the payer: who got it owes it to us. */
export function payeeRefundEntries(amount: Paise, from: Payee) {
  return transaction([
    [from, amount],
    ['refunds-due', -amount],
  ]);
}

/** Undoes a transaction, entry by entry: passed on as it was said, and failed after all. */
export function undoneEntries(entries: readonly LedgerEntry[]) {
  return transaction(entries.map(({ account, amount }) => [account, -amount]));
}

/** What a vendor charged for an order. */
export function vendorChargeEntries(charge: Paise) {
  return transaction([
    ['vendor-charges', charge],
    ['vendor-payable', -charge],
  ]);
}

/** A lead delivered to a firm: it owes the price and the GST on it. */
export function leadChargeEntries(price: Paise, gst: Paise) {
  return transaction([
    ['partner-receivable', price + gst],
    ['lead-income', -price],
    ['gst-payable', -gst],
  ]);
}

/** A firm paid: what arrived at our bank, and the tax that it deducted, settle what it owes. Rule id: FIRM-PAYMENT. */
export function firmPaymentEntries(received: Paise, tds: Paise) {
  return transaction([
    ['bank', received],
    ['tds-194h', tds],
    ['partner-receivable', -received - tds],
  ]);
}

/** A refund approved: reverses what is owed to others, our income, GST and deposits. */
export function refundRequestedEntries({ passThrough, fees, tax, deposits, total }: Charge) {
  return transaction([
    ['owed-to-authorities', passThrough],
    ['deposits-held', deposits],
    ['fee-income', fees],
    ['gst-payable', tax],
    ['refunds-due', -total],
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

/** A payout for what was passed on or charged; `payout-returned` reverses it. */
export function payoutEntries(
  kind: 'payout' | 'payout-returned',
  amount: Paise,
  to: Payee = 'partner-payable',
) {
  const sign = kind === 'payout' ? 1 : -1;
  return transaction([
    [to, sign * amount],
    ['bank', -sign * amount],
  ]);
}

/** A payment of a car's sale on our bank account: from the dealer, to the seller, or to others out of the price, who
 * may be the dealer again. The dealer's money is held for others; with the seller's share our charge
 * and its GST become ours; what a dealer gets back was never ours. Rule id: SALE-MONEY. */
export function saleEntries(
  party: 'dealer' | 'seller' | 'other',
  amount: Paise,
  { charge, gst }: { readonly charge: Paise; readonly gst: Paise },
) {
  if (party === 'dealer') {
    return transaction([
      ['bank', amount],
      ['sale-proceeds', -amount],
    ]);
  }
  const [fee, tax] = party === 'seller' ? [charge, gst] : [0, 0];
  return transaction([
    ['sale-proceeds', amount + fee + tax],
    ['fee-income', -fee],
    ['gst-payable', -tax],
    ['bank', -amount],
  ]);
}

/** Drops zero lines. Throws RangeError for a transaction that does not sum to 0: a bug. */
function transaction(lines: readonly (readonly [LedgerAccount, number])[]): readonly LedgerEntry[] {
  const entries = lines.map(([account, amount]) => ({ account, amount: paise(amount) }));
  if (sumPaise(entries.map(({ amount }) => amount)) !== 0) {
    throw new RangeError('a transaction that does not balance');
  }
  return entries.filter(({ amount }) => amount !== 0);
}
