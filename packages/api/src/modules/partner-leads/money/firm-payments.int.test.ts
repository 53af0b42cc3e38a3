import { randomUUID } from 'node:crypto';
import { deskMoney } from '@pahiya/contracts/operators/watch-contracts';
import {
  partnerStatement,
  partnerStatementCsv,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import {
  deskFirmMoney,
  deskRecordFirmPayment,
  deskUndoFirmPayment,
} from '@pahiya/contracts/partner-leads/payment-contracts';
import { leadChargeEntries } from '@pahiya/domain/ledger/ledger';
import { paise } from '@pahiya/domain/shared/money';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';
import { book } from '../../ledger/book.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
/** A Friday at 10:30 am in India. */
const start = new Date('2026-11-20T05:00:00Z');
let names = 0;

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['rate_limits']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function desk(): Promise<TestBrowser> {
  names += 1;
  return (await signInAtDesk(api, `payments${names}`)).browser;
}

/** A firm that was charged for a lead: 25,000 rupees and GST. */
async function charged(at = start) {
  const firm = await makeFirm(api);
  await book(sql, {
    key: `lead:${randomUUID()}`,
    kind: 'lead-charge',
    firmId: firm.firmId,
    at,
    entries: leadChargeEntries(paise(25_000_00), paise(4_500_00)),
  });
  return firm;
}

let references = 0;
const utr = () => {
  references += 1;
  return `N3242611${references}`;
};

const record = (by: TestBrowser, firmId: string, reference: string, change: object = {}) =>
  by.call(deskRecordFirmPayment, {
    params: { firmId },
    body: {
      ...{ receivedPaise: 29_000_00, tdsPaise: 500_00, paidOn: '2026-11-20', reference },
      ...change,
    },
  });
const moneyOf = async (by: TestBrowser, firmId: string) =>
  (await by.call(deskFirmMoney, { params: { firmId } })).data;
const statementOf = async (by: TestBrowser, month: string) =>
  (await by.call(partnerStatement, { query: { month } })).data;
const accounts = async (by: TestBrowser) => (await by.call(deskMoney)).data;

test('a payment with deducted tax settles what a firm owes, in the ledger, at the desk and in its statement', async () => {
  const firm = await charged();
  const { firmId } = firm;
  const by = await desk();
  const before = await accounts(by);
  expect(await moneyOf(by, firmId)).toMatchObject({
    owedPaise: 29_500_00,
    year: { from: '2026-04-01', chargedPaise: 25_000_00, deductedPaise: 0 },
    rule: { basisPoints: 200, yearlyThresholdPaise: 20_000_00, givesPaise: 500_00 },
    payments: [],
  });
  const reference = utr();
  const first = await record(by, firmId, ` ${reference.toLowerCase().replace('n3', 'n3 ')} `);
  expect(first.status).toBe(200);
  expect(await moneyOf(by, firmId)).toMatchObject({
    owedPaise: 0,
    year: { deductedPaise: 500_00 },
    payments: [
      { ...first.data, reference, receivedPaise: 29_000_00, tdsPaise: 500_00, undone: null },
    ],
  });
  const after = await accounts(by);
  const moved = (account: string) =>
    (after.accounts[account] ?? 0) - (before.accounts[account] ?? 0);
  expect(['bank', 'tds-194h', 'partner-receivable'].map(moved)).toEqual([
    29_000_00, 500_00, -29_500_00,
  ]);
  expect(after).toMatchObject({ difference: 0, unbalanced: 0 });
  expect(after.bank).toContainEqual(
    expect.objectContaining({ kind: 'firm-payment', reference, amount: 29_000_00 }),
  );
  const { browser: owner } = await signInAsPartner(api, firm);
  const statement = await statementOf(owner, '2026-11');
  expect(statement.lines.find((line) => 'reference' in line)).toMatchObject({
    ...{ kind: 'firm-payment', reference, paidOn: '2026-11-20' },
    ...{ receivedPaise: 29_000_00, tdsPaise: 500_00, totalPaise: -29_500_00 },
  });
  expect(statement.closingPaise).toBe(0);
  const csv = await owner.call(partnerStatementCsv, { query: { month: '2026-11' } });
  expect(csv.text).toContain(
    `2026-11-20,firm-payment,,,,-29500.00,29000.00,500.00,${reference},2026-11-20`,
  );
  const acts = await sql`select act, outcome, note from operator_acts where subject = ${firmId}`;
  expect([...acts]).toEqual([{ act: 'record-firm-payment', outcome: 'done', note: reference }]);
});

test('the same payment again, and twenty at once, are one; other sums or another firm with its reference are refused', async () => {
  const { firmId } = await charged();
  const other = await charged();
  const by = await desk();
  const reference = utr();
  const many = await Promise.all(Array.from({ length: 20 }, () => record(by, firmId, reference)));
  const again = await record(by, firmId, reference);
  expect(new Set([...many, again].map(({ data }) => data.paymentId)).size).toBe(1);
  for (const change of [{ receivedPaise: 29_000_01 }, { tdsPaise: 0 }]) {
    const answer = await record(by, firmId, reference, change);
    expect([answer.status, answer.problem.code]).toEqual([409, 'operator/already-booked']);
  }
  expect((await record(by, other.firmId, reference)).status).toBe(409);
  expect((await moneyOf(by, firmId)).payments).toHaveLength(1);
  expect((await moneyOf(by, firmId)).owedPaise).toBe(0);
  expect((await moneyOf(by, other.firmId)).owedPaise).toBe(29_500_00);
});

test('a payment of a past month is an entry of today, and a statement that was read stays as it was', async () => {
  const firm = await charged();
  api.setNow(new Date('2026-12-02T05:00:00Z'));
  const by = await desk();
  const { browser: later } = await signInAsPartner(api, firm);
  const november = await statementOf(later, '2026-11');
  const reference = utr();
  expect((await record(by, firm.firmId, reference, { paidOn: '2026-11-30' })).status).toBe(200);
  expect(await statementOf(later, '2026-11')).toEqual(november);
  expect(await statementOf(later, '2026-12')).toMatchObject({
    openingPaise: 29_500_00,
    lines: [{ kind: 'firm-payment', reference, paidOn: '2026-11-30' }],
    closingPaise: 0,
  });
});

test('an undone payment is owed again from today, stays where it was, and frees its reference', async () => {
  const firm = await charged();
  const { firmId } = firm;
  const by = await desk();
  const reference = utr();
  const { paymentId } = (await record(by, firmId, reference, { receivedPaise: 2_900_00 })).data;
  expect(await moneyOf(by, firmId)).toMatchObject({ owedPaise: 26_100_00 });
  const undo = (browser: TestBrowser, of = firmId) =>
    browser.call(deskUndoFirmPayment, {
      params: { firmId: of, paymentId },
      body: { note: 'A zero was missing' },
    });
  const other = await charged();
  expect((await undo(by, other.firmId)).problem.code).toBe('operator/not-found');
  api.setNow(new Date('2026-12-02T05:00:00Z'));
  const again = await desk();
  expect((await undo(again)).status).toBe(200);
  expect((await undo(again)).problem.code).toBe('operator/wrong-state');
  expect((await record(again, firmId, reference, { paidOn: '2026-12-01' })).status).toBe(200);
  expect(await moneyOf(again, firmId)).toMatchObject({
    owedPaise: 0,
    year: { deductedPaise: 500_00 },
    payments: [{ undone: null }, { paymentId, undone: { note: 'A zero was missing' } }],
  });
  const { browser: owner } = await signInAsPartner(api, firm);
  expect((await statementOf(owner, '2026-11')).closingPaise).toBe(26_100_00);
  const december = await statementOf(owner, '2026-12');
  expect(december.lines.map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
    ['firm-payment', -29_500_00],
    ['firm-payment-undone', 3_400_00],
  ]);
  expect(await accounts(again)).toMatchObject({ difference: 0, unbalanced: 0 });
});

test('bad input, an unknown firm and a partner’s session store nothing', async () => {
  const firm = await charged();
  const { firmId } = firm;
  const by = await desk();
  for (const [change, path] of [
    [{ receivedPaise: 0 }, 'body.receivedPaise'],
    [{ receivedPaise: -1 }, 'body.receivedPaise'],
    [{ receivedPaise: 1.5 }, 'body.receivedPaise'],
    [{ tdsPaise: -1 }, 'body.tdsPaise'],
    [{ tdsPaise: 29_000_01 }, 'body.tdsPaise'],
    [{ paidOn: '2026-11-21' }, 'body.paidOn'],
    [{ paidOn: '2026-11-19' }, 'body.paidOn'],
    [{ reference: 'x' }, 'body.reference'],
  ] as const) {
    const { status, problem } = await record(by, firmId, utr(), change);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
    expect(problem.errors?.[0]?.message).toMatch(/\w+ \w+/);
  }
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await record(by, nobody, utr())).problem.code).toBe('operator/not-found');
  const { browser: owner } = await signInAsPartner(api, firm);
  expect((await record(owner, firmId, utr())).status).toBe(401);
  expect(await moneyOf(by, firmId)).toMatchObject({ owedPaise: 29_500_00, payments: [] });
});

test('the database refuses a payment without a bank reference, and an order’s entry with a firm', async () => {
  const { firmId } = await charged();
  const insert = (kind: string, reference: string | null) => sql`
    insert into ledger_transactions (key, kind, firm_id, reference, at)
    values (${`${kind}:${utr()}`}, ${kind}, ${firmId}, ${reference}, ${start})`;
  await expect(insert('firm-payment', null)).rejects.toThrow('ledger_transactions_about');
  await expect(insert('lead-charge', 'N1234567')).rejects.toThrow('ledger_transactions_about');
});
