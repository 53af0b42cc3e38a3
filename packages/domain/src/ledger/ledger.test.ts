import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultFees, orderLinesOf, type QuoteItem, quoteOf } from '../challans/quote.ts';
import { chargeOf, linesOfItems } from '../orders/order-line.ts';
import { paise, rupees, sumPaise } from '../shared/money.ts';
import {
  captureEntries,
  firmPaymentEntries,
  gatewaySettlementEntries,
  type LedgerAccount,
  type LedgerEntry,
  leadChargeEntries,
  ledgerAccounts,
  payoutEntries,
  refundProcessedEntries,
  refundRequestedEntries,
  settlementEntries,
  surplusEntries,
} from './ledger.ts';

const order: readonly QuoteItem[] = [
  { challanNumber: 'A', kind: 'e-challan', fine: rupees(500) },
  { challanNumber: 'C', kind: 'court', fine: rupees(1000) },
];
const quote = quoteOf(order, 'STANDARD', defaultFees);
const ids = new Map(order.map(({ challanNumber }) => [challanNumber, challanNumber]));
const lines = orderLinesOf(quote, ids);
const charge = chargeOf(lines);
const shareOf = (...items: readonly string[]) =>
  chargeOf(linesOfItems(lines, new Set(items), new Set()));
const sum = (entries: readonly LedgerEntry[]) => sumPaise(entries.map(({ amount }) => amount));

/** Balance of every account (debit positive), and whether they sum to 0. */
function trialBalance(entries: readonly LedgerEntry[]) {
  const of = (name: string) => sum(entries.filter(({ account }) => account === name));
  const balances = Object.keys(ledgerAccounts).map((account) => [account, of(account)]);
  return {
    accounts: Object.fromEntries(balances) as Record<LedgerAccount, ReturnType<typeof of>>,
    isBalanced: sum(entries) === 0,
  };
}

describe('transactions', () => {
  test('payment: the gateway holds it all, and it is owed or earned', () => {
    expect(captureEntries(charge)).toEqual([
      { account: 'gateway', amount: quote.total },
      { account: 'owed-to-authorities', amount: -150_000 },
      { account: 'fee-income', amount: -52_900 },
      { account: 'gst-payable', amount: -9_522 },
    ]);
  });

  test('settlement: the fine is owed to the partner or desk that paid it', () => {
    expect(settlementEntries(rupees(500))).toEqual([
      { account: 'owed-to-authorities', amount: 50_000 },
      { account: 'partner-payable', amount: -50_000 },
    ]);
  });

  test('a refund of an e-challan has no zero lines', () => {
    const share = shareOf('A');
    expect(refundRequestedEntries(share)).toEqual([
      { account: 'owed-to-authorities', amount: 50_000 },
      { account: 'refunds-due', amount: -50_000 },
    ]);
  });

  test('a refund share that does not add up is refused', () => {
    const wrong = { ...shareOf('A'), total: rupees(501) };
    expect(() => refundRequestedEntries(wrong)).toThrow(RangeError);
  });
});

test('a deposit is held, and returned on its own', () => {
  const amounts = {
    passThrough: paise(0),
    fees: rupees(10),
    tax: paise(180),
    deposits: rupees(200),
  };
  expect(captureEntries({ ...amounts, total: paise(21_180) })).toEqual([
    { account: 'gateway', amount: 21_180 },
    { account: 'deposits-held', amount: -20_000 },
    { account: 'fee-income', amount: -1_000 },
    { account: 'gst-payable', amount: -180 },
  ]);
  const none = { passThrough: paise(0), fees: paise(0), tax: paise(0) };
  expect(refundRequestedEntries({ ...none, deposits: rupees(200), total: rupees(200) })).toEqual([
    { account: 'deposits-held', amount: 20_000 },
    { account: 'refunds-due', amount: -20_000 },
  ]);
});

describe('the books', () => {
  test('are back to zero after a full refund', () => {
    const share = shareOf('A', 'C');
    const { accounts, isBalanced } = trialBalance([
      ...captureEntries(charge),
      ...refundRequestedEntries(share),
      ...refundProcessedEntries(share.total),
    ]);
    expect(Object.values(accounts)).toEqual(Object.keys(ledgerAccounts).map(() => 0));
    expect(isBalanced).toBe(true);
  });

  test('owe nothing to authorities once every challan is settled or refunded', () => {
    const share = shareOf('C');
    const { accounts } = trialBalance([
      ...captureEntries(charge),
      ...settlementEntries(rupees(500)),
      ...refundRequestedEntries(share),
    ]);
    expect(accounts).toMatchObject({
      'owed-to-authorities': 0,
      'partner-payable': -50_000,
      'refunds-due': -share.total,
      'fee-income': -19_900,
      'gst-payable': -3_582,
    });
  });

  test('have zero balances at gateway and partner once settled, paid out and charged', () => {
    const { accounts, isBalanced } = trialBalance([
      ...captureEntries(charge),
      ...settlementEntries(quote.fines),
      ...gatewaySettlementEntries({
        gross: quote.total,
        charges: paise(2_360),
        chargesGst: paise(360),
      }),
      ...payoutEntries('payout', quote.fines),
      ...payoutEntries('payout', rupees(10)),
      ...payoutEntries('payout-returned', rupees(10)),
    ]);
    expect(isBalanced).toBe(true);
    expect(accounts).toMatchObject({
      gateway: 0,
      'owed-to-authorities': 0,
      'partner-payable': 0,
      'gateway-charges': 2_000,
      'gst-input': 360,
      bank: quote.total - 2_360 - quote.fines,
    });
  });

  test('a firm owes nothing once it paid, less the tax that it deducted and we claim', () => {
    const { accounts, isBalanced } = trialBalance([
      ...leadChargeEntries(rupees(25_000), rupees(4_500)),
      ...firmPaymentEntries(rupees(29_000), rupees(500)),
    ]);
    expect(isBalanced).toBe(true);
    expect(accounts).toMatchObject({
      'partner-receivable': 0,
      bank: rupees(29_000),
      'tds-194h': rupees(500),
      'lead-income': -rupees(25_000),
    });
    expect(firmPaymentEntries(rupees(1), paise(0)).map(({ account }) => account)).toEqual([
      'bank',
      'partner-receivable',
    ]);
  });

  test('do not balance when a line is missing', () => {
    expect(trialBalance(captureEntries(charge).slice(1)).isBalanced).toBe(false);
  });

  test('balance after any events in any order', () => {
    const amounts = fc.integer({ min: 1, max: 1e8 }).map(paise);
    const shares = fc
      .record({ passThrough: amounts, fees: amounts, tax: amounts, deposits: amounts })
      .map((share) => ({ ...share, total: sumPaise(Object.values(share)) }));
    const transactions = fc.oneof(
      shares.map(captureEntries),
      shares.map(refundRequestedEntries),
      amounts.map(surplusEntries),
      amounts.map(settlementEntries),
      amounts.map(refundProcessedEntries),
      fc.tuple(amounts, amounts).map(([received, tds]) => firmPaymentEntries(received, tds)),
      amounts.map((amount) => payoutEntries('payout', amount)),
      fc
        .tuple(amounts, amounts, amounts)
        .map(([gross, charges, chargesGst]) =>
          gatewaySettlementEntries({ gross, charges, chargesGst }),
        ),
    );
    fc.assert(
      fc.property(fc.array(transactions, { maxLength: 30 }), (happened) => {
        for (const entries of happened) expect(sum(entries)).toBe(0);
        const { accounts, isBalanced } = trialBalance(happened.flat());
        expect(isBalanced).toBe(true);
        expect(sumPaise(Object.values(accounts))).toBe(0);
      }),
    );
  });
});
