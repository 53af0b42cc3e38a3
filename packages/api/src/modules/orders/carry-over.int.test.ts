// Orders of the version before: a price as JSON, and refunds of challans. Their lines are exact to the paisa.
import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { defaultFees, type Quote, type QuoteItem, quoteOf } from '@pahiya/domain/challans/quote';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import { rupees } from '@pahiya/domain/shared/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { createEmptyTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { readWholeOrder } from '../challan-orders/reading/read-order.ts';
import { findChallanOrder } from '../challan-orders/store/challan-order.ts';
import { findOrderChallans } from '../challan-orders/store/order-challan-repository.ts';
import { readTrialBalance } from '../ledger/trial-balance.ts';
import { findRefundsOf } from '../payments/payments-of-orders.ts';
import { findRefundedLines } from '../payments/refunds/items-of-refund.ts';
import { findOrderLines } from './find-order.ts';

const migrations = path.join(import.meta.dirname, '../../db/migrations');
const at = new Date('2026-11-21T04:44:00Z');
const fees = { ...defaultFees, legalDiscountBasisPoints: 1_000 };

type Old = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly quote: Quote;
  readonly challans: readonly { readonly id: string; readonly challanNumber: string }[];
};

let database: TestDatabase;
let before: string;
let unpaid: Old;
let settled: Old;
let whole: Old;
let partly: Old;
let oneByOne: Old;
let declined: Old;
let surplus: Old;
let ledgerBefore: unknown;

beforeAll(async () => {
  database = await createEmptyTestDatabase();
  before = await mkdtemp(path.join(os.tmpdir(), 'pahiya-before-'));
  for (const file of await readdir(migrations)) {
    if (file < '0030') await copyFile(path.join(migrations, file), path.join(before, file));
  }
  await migrate(database.sql, { directory: before });
  unpaid = await orderOf('open', 'CHALLAN_PAY', ['court', 'e-challan'], 'EXPRESS');
  await orderOf('closed', 'PAYMENT_DISABLE', ['e-challan']);
  settled = await orderOf('paid', 'CHALLAN_PAYMENT_SETTLED', ['e-challan', 'court']);
  whole = await orderOf('paid', 'CHALLAN_REFUNDED', ['court', 'e-challan']);
  await refundOf(whole, [0, 1], { state: 'processed', withFee: true, events: true });
  partly = await orderOf('paid', 'CHALLAN_PAID', ['court', 'e-challan', 'e-challan'], 'EXPRESS');
  await refundOf(partly, [0], { state: 'sent', withFee: false });
  oneByOne = await orderOf('paid', 'CHALLAN_PAID', ['e-challan', 'court']);
  await refundOf(oneByOne, [0], { state: 'processed', withFee: false });
  await refundOf(oneByOne, [1], { state: 'awaiting-approval', withFee: true });
  declined = await orderOf('paid', 'CHALLAN_PAID', ['e-challan', 'e-challan']);
  await refundOf(declined, [0], { state: 'declined', withFee: false });
  surplus = await orderOf('paid', 'CHALLAN_PAID', ['e-challan']);
  await surplusOf(surplus);
  ledgerBefore = await ledger();
  await migrate(database.sql);
});
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

const ledger = () => database.sql`
  select t.key, e.account, e.amount_paise from ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id order by 1, 2`;

async function orderOf(
  state: string,
  step: string,
  kinds: readonly QuoteItem['kind'][],
  speed: 'STANDARD' | 'EXPRESS' = 'STANDARD',
): Promise<Old> {
  const { sql } = database;
  const [orderId, paymentId, userId] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into users (id, mobile, language, created_at, last_signed_in_at)
    values (${userId}, ${`9${userId.replace(/\D/g, '').padEnd(9, '1').slice(0, 9)}`}, 'en', ${at}, ${at})`;
  const items = kinds.map((kind, index) => ({
    challanNumber: `DL${orderId.slice(0, 6).toUpperCase()}${index}`,
    kind,
    fine: rupees(333.33 * (index + 1)),
  }));
  const pair = {
    STANDARD: quoteOf(items, 'STANDARD', fees),
    EXPRESS: quoteOf(items, 'EXPRESS', fees),
  };
  const quote = pair[speed];
  const paidAt = state === 'paid' ? at : null;
  await sql`
    insert into orders (id, public_id, user_id, vehicle_number, settlement_type, active_step,
      payment_state, quote_id, quote, quote_valid_until, total_paise, challan_count, source_key,
      is_sandbox, created_at, changed_at, paid_at, closes_at)
    values (${orderId}, ${`T-${orderId}`}, ${userId}, 'DL8CAF5030', ${speed}, ${step}, ${state},
      ${randomUUID()}, ${sql.json(pair)}, ${at}, ${quote.total}, ${items.length}, 'razorpay', true,
      ${at}, ${at}, ${paidAt}, ${at})`;
  const challans = quote.lines.map((line) => ({ id: randomUUID(), ...line }));
  for (const line of challans) {
    await sql`
      insert into order_challans (id, order_id, challan_number, kind, challan, fine_paise,
        legal_fee_paise, gst_paise, discount_paise, total_paise, settlement,
        settlement_changed_at, is_open)
      values (${line.id}, ${orderId}, ${line.challanNumber}, ${line.kind}, '{}',
        ${line.challanAmount}, ${line.legalFee}, ${line.gstFee}, ${line.discount},
        ${line.totalAmount}, 'cleared', ${at}, false)`;
    await sql`
      insert into order_documents (id, order_id, order_challan_id, kind, storage_key,
        content_type, bytes, sha256, state, uploaded_at)
      values (${randomUUID()}, ${orderId}, ${line.id}, 'rc', ${line.id}, 'application/pdf', 1,
        ${Buffer.from('a')}, 'stored', ${at})`;
    await sql`
      insert into order_events (order_id, order_challan_id, kind, at)
      values (${orderId}, ${line.id}, 'sent-to-authority', ${at})`;
  }
  if (state === 'paid') {
    await pay(orderId, paymentId, quote.total, 'fulfilled');
    await post(`capture:pay_${paymentId}`, 'capture', orderId, [
      ['gateway', quote.total],
      ['owed-to-authorities', -quote.fines],
      ['fee-income', -quote.fees],
      ['gst-payable', -quote.gst],
    ]);
  }
  return { orderId, paymentId, quote, challans };
}

async function pay(orderId: string, paymentId: string, amount: number, use: string) {
  const { sql } = database;
  await sql`
    insert into payments (id, order_id, receipt, gateway, gateway_order_id, amount_paise,
      created_at, is_done)
    values (${paymentId}, ${orderId}, ${paymentId}, 'razorpay', ${`order_${paymentId}`}, ${amount},
      ${at}, true)`;
  await sql`
    insert into payment_attempts (gateway_payment_id, payment_id, status, amount_paise, currency,
      method, created_at, changed_at, use)
    values (${`pay_${paymentId}`}, ${paymentId}, 'captured', ${amount}, 'INR', 'upi', ${at}, ${at},
      ${use})`;
}

async function post(
  key: string,
  kind: string,
  orderId: string,
  entries: readonly (readonly [string, number])[],
) {
  await database.sql.begin(async (tx) => {
    const [row] = await tx<{ id: number }[]>`
      insert into ledger_transactions (key, kind, order_id, at)
      values (${key}, ${kind}, ${orderId}, ${at}) returning id`;
    for (const [account, amount] of entries) {
      await tx`insert into ledger_entries values (${row?.id ?? 0}, ${account}, ${amount})`;
    }
  });
}

async function refundOf(
  { orderId, paymentId, quote, challans }: Old,
  of: readonly number[],
  {
    state,
    withFee,
    events = false,
  }: { readonly state: string; readonly withFee: boolean; readonly events?: boolean },
) {
  const { sql } = database;
  const refundId = randomUUID();
  const lines = of.flatMap((index) => quote.lines[index] ?? []);
  const ids = of.flatMap((index) => challans[index]?.id ?? []).sort();
  const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
  const fines = sum(lines.map((line) => line.challanAmount));
  const order = withFee ? quote.order : { settlementFee: 0, gst: 0 };
  const own = sum(lines.map((line) => line.legalFee - line.discount)) + order.settlementFee;
  const gst = sum(lines.map((line) => line.gstFee)) + order.gst;
  const key = `challans:${ids.join(',')}`;
  await sql`
    insert into refunds (id, order_id, gateway_payment_id, reason_key, reason, amount_paise,
      fines_paise, fees_paise, gst_paise, state, requested_at, expected_on, processed_at)
    values (${refundId}, ${orderId}, ${`pay_${paymentId}`},
      ${state === 'declined' ? `${key}:declined:${refundId}` : key}, 'failed',
      ${fines + own + gst}, ${fines}, ${own}, ${gst}, ${state}, ${at}, '2026-11-27',
      ${state === 'processed' ? at : null})`;
  if (state === 'declined') return;
  for (const id of ids) {
    await sql`insert into refund_challans values (${refundId}, ${id})`;
  }
  if (events) {
    await sql`
      insert into notifications (id, order_id, refund_id, turn, channel, state, created_at)
      values (${randomUUID()}, ${orderId}, ${refundId}, 'refunded', 'sms', 'pending', ${at})`;
  }
}

async function surplusOf({ orderId }: Old) {
  const { sql } = database;
  const paymentId = randomUUID();
  await pay(orderId, paymentId, 12_345, 'surplus');
  await sql`
    insert into refunds (id, order_id, gateway_payment_id, reason_key, reason, amount_paise, state,
      requested_at, expected_on)
    values (${randomUUID()}, ${orderId}, ${`pay_${paymentId}`}, ${`surplus:pay_${paymentId}`},
      'surplus', 12345, 'requested', ${at}, '2026-11-27')`;
}

describe('an order of the version before', () => {
  test.each([
    ['unpaid and express', () => unpaid],
    ['settled', () => settled],
    ['refunded whole', () => whole],
    ['refunded in part, express', () => partly],
  ])('%s has the lines of its stored price', async (_, of) => {
    const { orderId, quote, challans } = of();
    const lines = await findOrderLines(database.sql, orderId);
    const named = { 'pass-through': 'fine', tax: 'gst', discount: 'discount', deposit: '' };
    expect(lines.map(({ code }) => code)).toEqual(
      lines.map(({ kind, itemId }) =>
        kind === 'fee' ? (itemId === null ? 'settlement-fee' : 'legal-fee') : named[kind],
      ),
    );
    expect(chargeOf(lines)).toEqual({
      passThrough: quote.fines,
      fees: quote.fees,
      tax: quote.gst,
      deposits: 0,
      total: quote.total,
    });
    for (const { id, challanNumber } of challans) {
      const own = quote.lines.find((line) => line.challanNumber === challanNumber);
      expect(chargeOf(lines.filter(({ itemId }) => itemId === id)).total).toBe(own?.totalAmount);
    }
    for (const { taxOn, itemId } of lines.filter(({ kind }) => kind === 'tax')) {
      const fee = lines.find(({ position }) => position === taxOn);
      expect(fee).toMatchObject({ kind: 'fee', itemId });
    }
  });

  test('keeps its terms, challans, documents and events', async () => {
    const order = await findChallanOrder(database.sql, unpaid.orderId);
    expect(order).toMatchObject({
      kind: 'challan',
      settlementType: 'EXPRESS',
      quote: { EXPRESS: unpaid.quote },
      total: unpaid.quote.total,
    });
    if (order === null) throw new Error('no order');
    const read = await readWholeOrder(database.sql, order);
    expect(read.challans).toHaveLength(2);
    expect(read.documents).toHaveLength(2);
    expect(new Set(read.events.map(({ challanNumber }) => challanNumber))).toEqual(
      new Set(unpaid.challans.map(({ challanNumber }) => challanNumber)),
    );
    expect(await findOrderChallans(database.sql, settled.orderId)).toHaveLength(2);
  });
});

describe('a refund of the version before', () => {
  async function sharesOf({ orderId }: Old) {
    const refunds = await findRefundsOf(database.sql, orderId);
    const lines = await findRefundedLines(database.sql, orderId);
    return refunds.map(({ refundId, amount, itemIds }) => ({
      amount,
      items: itemIds.length,
      lines: chargeOf(lines.filter((line) => line.refundId === refundId)).total,
    }));
  }

  test('of a whole order returns all of its lines', async () => {
    const { total } = whole.quote;
    expect(await sharesOf(whole)).toEqual([{ amount: total, items: 2, lines: total }]);
  });

  test('of one challan returns its lines, and leaves the others and our fee', async () => {
    const [line] = partly.quote.lines;
    const total = line?.totalAmount ?? 0;
    expect(await sharesOf(partly)).toEqual([{ amount: total, items: 1, lines: total }]);
  });

  test('of the last challan returns the fee of the whole order too', async () => {
    const shares = await sharesOf(oneByOne);
    for (const { amount, lines } of shares) expect(lines).toBe(amount);
    expect(shares.reduce((sum, { lines }) => sum + lines, 0)).toBe(oneByOne.quote.total);
  });

  test('that was declined has no lines, so that its challan can be refunded', async () => {
    expect(await sharesOf(declined)).toMatchObject([{ items: 0, lines: 0 }]);
  });

  test('of a payment that was not needed has no lines', async () => {
    expect(await sharesOf(surplus)).toEqual([{ amount: 12_345, items: 0, lines: 0 }]);
  });

  test('keeps its key for the same items, and its message what it says', async () => {
    const [refund] = await database.sql<{ key: string }[]>`
      select reason_key as key from refunds where order_id = ${partly.orderId}`;
    expect(refund?.key).toBe(`items:${partly.challans[0]?.id}`);
    const [message] = await database.sql`
      select amount_paise as amount, item_count as items, day::text as day from notifications
      where order_id = ${whole.orderId}`;
    expect(message).toEqual({ amount: whole.quote.total, items: 2, day: '2026-11-21' });
  });
});

test('the ledger is unchanged and balances', async () => {
  expect(await ledger()).toEqual(ledgerBefore);
  expect(await readTrialBalance(database.sql)).toMatchObject({ difference: 0, unbalanced: 0 });
});

test('an order whose lines are not its total stops the migration and is named', async () => {
  const broken = await createEmptyTestDatabase();
  const kept = database;
  try {
    await migrate(broken.sql, { directory: before });
    database = broken;
    const { orderId } = await orderOf('paid', 'CHALLAN_PAID', ['e-challan']);
    await broken.sql`update orders set total_paise = total_paise + 1 where id = ${orderId}`;
    await expect(migrate(broken.sql)).rejects.toThrow(orderId);
  } finally {
    database = kept;
    await broken.drop();
  }
});
