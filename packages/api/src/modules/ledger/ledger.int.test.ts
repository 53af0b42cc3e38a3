import { randomUUID } from 'node:crypto';
import { defaultFees, orderLinesOf, quoteOf } from '@pahiya/domain/challans/quote';
import {
  captureEntries,
  refundProcessedEntries,
  refundRequestedEntries,
  surplusEntries,
} from '@pahiya/domain/ledger/ledger';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import { paise, rupees } from '@pahiya/domain/shared/money';
import { afterAll, expect, test } from 'vitest';
import { layOrder } from '../../../test/order-fixtures.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import { book } from './book.ts';
import { readLedgerOfOrder } from './ledger-of-order.ts';
import { readTrialBalance } from './trial-balance.ts';

const database = await createTestDatabase();
const { sql } = database;
afterAll(() => database.drop());
const at = new Date('2026-11-21T04:44:00Z');

const { orderId } = await layOrder(sql, { now: at });
const quote = quoteOf(
  [{ challanNumber: 'DL1', kind: 'court', fine: rupees(500) }],
  'STANDARD',
  defaultFees,
);

const charge = chargeOf(orderLinesOf(quote, new Map([['DL1', randomUUID()]])));

test('a payment and its full refund leave every account at zero, and the trial balance shows it', async () => {
  await sql.begin(async (tx) => {
    const common = { orderId, at };
    await book(tx, {
      ...common,
      key: 'capture:pay_1',
      kind: 'capture',
      entries: captureEntries(charge),
    });
  });
  const taken = await readTrialBalance(sql);
  expect(taken).toMatchObject({ difference: 0, transactions: 1, unbalanced: 0 });
  expect(taken.accounts).toMatchObject({
    gateway: quote.total,
    'owed-to-authorities': -50_000,
    'fee-income': -52_900,
    'gst-payable': -9_522,
  });
  await sql.begin(async (tx) => {
    await book(tx, {
      key: 'refund-requested:1',
      kind: 'refund-requested',
      orderId,
      at,
      entries: refundRequestedEntries(charge),
    });
    await book(tx, {
      key: 'refund-sent:1',
      kind: 'refund-sent',
      orderId,
      at,
      entries: refundProcessedEntries(quote.total),
    });
  });
  const back = await readTrialBalance(sql);
  expect(Object.values(back.accounts).every((amount) => amount === 0)).toBe(true);
  expect((await readLedgerOfOrder(sql, orderId)).map(({ kind }) => kind)).toEqual([
    'capture',
    'refund-requested',
    'refund-sent',
  ]);
});

test('a booking made twenty times at once under one key is stored once', async () => {
  const booking = {
    key: 'surplus:pay_2',
    kind: 'surplus',
    orderId,
    at,
    entries: surplusEntries(paise(4_200)),
  } as const;
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => sql.begin((tx) => book(tx, booking))),
  );
  expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1);
  const [row] = await sql`select sum(amount_paise)::bigint as amount from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id where t.key = ${booking.key} and e.account = 'gateway'`;
  expect(row).toEqual({ amount: 4_200 });
});

test('the database rejects entries that do not balance and changes to existing entries', async () => {
  const lopsided = [
    { account: 'gateway', amount: paise(100) },
    { account: 'refunds-due', amount: paise(-99) },
  ] as const;
  const booking = { key: 'bad', kind: 'surplus', orderId, at, entries: lopsided } as const;
  await expect(sql.begin((tx) => book(tx, booking))).rejects.toThrow('does not balance');
  expect(await sql`select 1 from ledger_transactions where key = 'bad'`).toEqual([]);
  await expect(sql`update ledger_entries set amount_paise = 1`).rejects.toThrow('only added to');
  await expect(sql`delete from ledger_transactions`).rejects.toThrow('only added to');
  await expect(book(sql, { ...booking, entries: [] })).rejects.toThrow('two sides');
});
