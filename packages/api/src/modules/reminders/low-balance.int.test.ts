import { randomUUID } from 'node:crypto';
import { checkVehicleEligiblity, rechargeTag } from '@pahiya/contracts/fastag/recharge-contracts';
import { payOrder } from '@pahiya/contracts/orders/order-contracts';
import {
  chooseBalance,
  chooseReminders,
  readReminders,
} from '@pahiya/contracts/reminders/reminder-contracts';
import { rupees } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import { beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../test/order-desk.ts';
import { exampleTag } from '../../../test/scripted-fastag.ts';
import { purgeBalances } from '../fastag/balance/purge-balances.ts';
import { enqueueNotice, vehicleJoinKey } from '../notices/enqueue-notice.ts';
import { applyGatewayPayment } from '../payments/apply-gateway-payment.ts';
import { planBalances } from './plan-balances.ts';

const tests = useOrderDesk();
const vehicleNumber = 'MH12DE1433';
const billerId = 'SURAJ0000NAT01';
const ist = (text: string) => new Date(`${text}:00+05:30`);
const line = (amount: number | null) =>
  tests.desk.browser.call(chooseBalance, { body: { act: 'line', line: amount } });
const board = async () => (await tests.desk.browser.call(readReminders)).data;

beforeEach(async () => {
  await emptyTables(tests.sql, [
    ...['fastag_recharges', 'biller_events', 'lookup_allowances', 'proved_owners'],
    ...['garage_vehicles', 'tag_balance_lines', 'reminder_choices', 'notices'],
  ]);
  const { api, sql, desk } = tests;
  api.setNow(ist('2026-11-26T18:00'));
  api.fastag.tagDirectory.answer = async () => ok([exampleTag]);
  const { userId } = desk;
  await sql`insert into proved_owners (vehicle_number, user_id, proved_at)
    values (${vehicleNumber}, ${userId}, ${ist('2026-11-20T10:00')})`;
  await sql`insert into garage_vehicles (user_id, vehicle_number, added_at)
    values (${userId}, ${vehicleNumber}, ${ist('2026-11-20T10:00')})`;
  await sql`update users set email = 'asha@example.in' where id = ${userId}`;
  await desk.browser.call(chooseReminders, { body: { channels: ['email', 'sms'], silent: [] } });
  api.messages.length = 0;
  api.email.sent.length = 0;
});

/** Looks the tag up at a time; the bank tells a balance. */
async function look(at: string, balance: number | null, browser = tests.desk.browser) {
  const { tollBiller } = tests.api.fastag;
  tests.api.setNow(ist(at));
  const before = tollBiller.fetched;
  tollBiller.fetched = async (...asked) => {
    const answer = await before(...asked);
    if (!answer.ok || answer.value.kind !== 'found') throw new Error('a tag is found');
    const told = balance === null ? null : rupees(balance);
    return ok({ ...answer.value, tag: { ...answer.value.tag, balance: told } });
  };
  const answer = await browser.call(checkVehicleEligiblity, { query: { vehicleNumber } });
  tollBiller.fetched = before;
  expect(answer.status).toBe(200);
}

/** The schedule of a day: planned before eight, sent after a quarter past. */
async function dayOf(day: string) {
  tests.api.setNow(ist(`${day}T07:40`));
  const told = await planBalances(tests.api.services);
  tests.api.setNow(ist(`${day}T08:20`));
  await tests.sql`update tasks set due_at = ${ist(`${day}T08:00`)} where kind = 'send-notice'`;
  await tests.desk.work();
  return told;
}

test('nothing is kept before the person chose an amount, of a stranger, or where the bank tells none', async () => {
  await look('2026-11-26T18:00', 85);
  expect((await board()).balances).toEqual({
    ...{ line: null, tags: [] },
    lines: [10_000, 20_000, 30_000, 50_000],
  });
  await line(20_000);
  await look('2026-11-26T18:01', null);
  const stranger = createTestBrowser(tests.api, { address: '203.0.113.99' });
  await signIn(tests.api, stranger, '9876500001');
  await stranger.call(chooseBalance, { body: { act: 'line', line: 20_000 } });
  await look('2026-11-26T18:02', 85, stranger);
  await look('2026-11-26T18:03', 85, createTestBrowser(tests.api, { address: '203.0.113.98' }));
  expect(await tests.sql`select 1 from tag_balances`).toEqual([]);
  expect(await dayOf('2026-11-27')).toBe(0);
});

test('a low balance is told the day after with its age, and then once a week however often it is read', async () => {
  await line(20_000);
  await look('2026-11-26T18:00', 85);
  const [tag] = (await board()).balances.tags;
  expect(tag).toMatchObject({
    ...{ vehicleNumber, balance: 8_500, nextOn: '2026-11-27' },
    source: { at: '2026-11-26T12:30:00.000Z', sandbox: true },
  });
  expect(await dayOf('2026-11-26')).toBe(0);
  expect(await dayOf('2026-11-28')).toBe(1);
  expect(await dayOf('2026-11-28')).toBe(0);
  expect(tests.api.messages).toMatchObject([
    {
      template: 'alert-tag-balance',
      variables: { item: 'FASTag balance ₹85', date: '26/11/2026' },
    },
  ]);
  const [mail] = tests.api.email.sent;
  expect(mail?.text).toContain('FASTag balance was ₹85 on 26 Nov 2026, 2 days ago');
  expect(mail?.text).toContain('You asked for an alert below ₹200.');
  expect(mail?.text).toContain('/reminders#balance');
  expect(JSON.stringify([mail, tests.api.messages])).not.toContain('MH12DE1433');
  // Newer readings that are low too change the amount, and not the week.
  await look('2026-11-29T10:00', 60);
  for (const day of ['2026-11-30', '2026-12-04']) expect(await dayOf(day)).toBe(0);
  expect(await dayOf('2026-12-05')).toBe(1);
  expect(tests.api.email.sent.at(-1)?.text).toContain('₹60 on 29 Nov 2026, 6 days ago');
  const { sent } = await board();
  expect(sent.map(({ about }) => about)).toEqual(Array(4).fill('tag-balance'));
});

test('a reading that is not low, a higher line, and an old reading', async () => {
  await line(20_000);
  await look('2026-11-26T18:00', 200);
  expect((await board()).balances.tags).toMatchObject([{ balance: 20_000, nextOn: null }]);
  expect(await dayOf('2026-11-27')).toBe(0);
  await line(30_000);
  expect(await dayOf('2026-11-27')).toBe(1);
  await look('2026-11-28T09:00', 900);
  expect(await dayOf('2026-12-05')).toBe(0);
  await look('2026-12-06T09:00', 20);
  tests.api.setNow(ist('2027-01-06T03:00'));
  await purgeBalances(tests.api.services);
  expect(await dayOf('2027-01-06')).toBe(0);
  expect(await tests.sql`select 1 from tag_balances`).toEqual([]);
});

test('a recharge here ends it, also one that is confirmed after the message was planned, and the week still counts', async () => {
  await line(20_000);
  await look('2026-11-25T18:00', 85);
  expect(await dayOf('2026-11-26')).toBe(1);
  await look('2026-11-26T10:00', 85);
  const { browser } = tests.desk;
  const ordered = await browser.call(rechargeTag, {
    body: { vehicleNumber, billerId, amount: 50_000, isConfirmed: true },
    headers: { 'idempotency-key': randomUUID() },
  });
  tests.api.fastag.tollBiller.arrival = () => ({
    ...{ state: 'done', reference: 'CC0166325ABCD' },
    doneAt: '2026-11-26T05:00:00.000Z',
  });
  const { orderId, quoteId } = ordered.data;
  const { data } = await browser.call(payOrder, { body: { orderId, quoteId } });
  await applyGatewayPayment(
    tests.api.services,
    tests.api.gateway.pay(String(data.checkout.fields.order_id)),
  );
  await tests.desk.work();
  expect((await board()).balances.tags).toEqual([]);
  // An answer of the bank from before the confirmation is not kept any more.
  await look('2026-11-26T09:59', 85);
  expect((await board()).balances.tags).toEqual([]);
  await look('2026-11-27T10:00', 90);
  expect((await board()).balances.tags).toMatchObject([{ balance: 9_000, nextOn: '2026-12-03' }]);
  expect(await dayOf('2026-12-02')).toBe(0);
  tests.api.messages.length = 0;
  tests.api.setNow(ist('2026-12-03T07:40'));
  expect(await planBalances(tests.api.services)).toBe(1);
  await browser.call(chooseBalance, { body: { act: 'forget', vehicleNumber } });
  await dayOf('2026-12-03');
  expect(tests.api.messages).toEqual([]);
});

test('a vehicle’s low balance and its other reminder of the day are one message', async () => {
  await line(20_000);
  await look('2026-11-26T18:00', 85);
  tests.api.setNow(ist('2026-11-27T07:40'));
  expect(await planBalances(tests.api.services)).toBe(1);
  const { userId } = tests.desk;
  await tests.sql`
    insert into reminder_series (id, user_id, vehicle_number, item, due_on, version, source_name,
      source_at, state, told_on)
    values (${randomUUID()}, ${userId}, ${vehicleNumber}, 'puc', '2026-12-04', '', 'VAHAN',
      ${ist('2026-11-20T10:00')}, 'open', '2026-11-27')`;
  tests.api.setNow(ist('2026-11-27T08:00'));
  await enqueueNotice(tests.sql, tests.api.services, {
    ...{ userId, channels: ['sms'], subjectKind: 'vehicle-due', subjectId: vehicleNumber },
    ...{ dedupeKey: '2026-11-27', messageClass: 'service', facts: { items: 'puc' } },
    joinKey: vehicleJoinKey(vehicleNumber),
  });
  await dayOf('2026-11-27');
  expect(tests.api.messages).toMatchObject([
    { template: 'alert-tag-balance', variables: { item: 'FASTag balance ₹85 + 1' } },
  ]);
});

test('two servers tell once; without ways, garage or proof nothing comes; another amount is refused', async () => {
  await line(20_000);
  await look('2026-11-26T18:00', 85);
  tests.api.setNow(ist('2026-11-27T07:40'));
  const both = await Promise.all([
    planBalances(tests.api.services),
    planBalances(tests.api.services),
  ]);
  expect(both[0] + both[1]).toBe(1);
  await tests.sql`update tag_balances set told_on = null`;
  const { browser } = tests.desk;
  await browser.call(chooseReminders, { body: { channels: [], silent: [] } });
  expect(await dayOf('2026-11-28')).toBe(0);
  await browser.call(chooseReminders, { body: { channels: ['sms'], silent: [] } });
  await tests.sql`delete from proved_owners`;
  expect(await dayOf('2026-11-28')).toBe(0);
  const refused = await line(12_345);
  expect(refused.problem).toMatchObject({ status: 400, errors: [{ path: 'body.line' }] });
  expect((await board()).balances.line).toBe(20_000);
  await line(null);
  expect((await board()).balances).toMatchObject({ line: null, tags: [] });
  expect(await tests.sql`select 1 from tag_balances`).toEqual([]);
  const visitor = createTestBrowser(tests.api, { address: '203.0.113.97' });
  const closed = await visitor.call(chooseBalance, { body: { act: 'line', line: null } });
  expect(closed.status).toBe(401);
});
