import { createHash, randomUUID } from 'node:crypto';
import { firmPaymentEntries, leadChargeEntries, undoneEntries } from '@pahiya/domain/ledger/ledger';
import { addMonths, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { paise, percentOf } from '@pahiya/domain/shared/money';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { signInAtDesk } from '../../../../test/desk.ts';
import { makeFirm } from '../../../../test/partner-desk.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';
import { book } from '../../ledger/book.ts';
import { hashOf, readStatement, statementCsv } from './read-statement.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);

afterAll(async () => {
  await api.close();
  await database.drop();
});

const firstDay = parseIstDate('2024-01-01') ?? never();
const months = 50;
const monthAt = (index: number) => addMonths(firstDay, index).slice(0, 7);
const startOf = (index: number) => Date.parse(`${monthAt(index)}-01T00:00:00+05:30`);

async function anOperator(): Promise<string> {
  await signInAtDesk(api, 'statement-desk');
  const [row] = await sql<{ id: string }[]>`select id from operators limit 1`;
  return row?.id ?? never();
}

function never(): never {
  throw new Error('a test day is a day');
}

/** A charge in a month: at its first or last millisecond in India, or between; credited so many months later, or never. */
const charge = fc.record({
  month: fc.nat(months - 1),
  where: fc.oneof(fc.constant(0), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  netPaise: fc.integer({ min: 1, max: 5_000_000 }),
  gstBasisPoints: fc.constantFrom(0, 500, 1800),
  creditedAfter: fc.option(fc.nat(4), { nil: null }),
});

/** A payment in a month, with or without deducted tax; undone so many months later, or never. */
const payment = fc.record({
  month: fc.nat(months - 1),
  where: fc.oneof(fc.constant(0), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  received: fc.integer({ min: 1, max: 20_000_000 }),
  tdsBasisPoints: fc.constantFrom(0, 200, 2000),
  undoneAfter: fc.option(fc.nat(4), { nil: null, freq: 4 }),
});

test('over a thousand random months lines sum to the ledger to the paisa, each opens as the last closed, and any changed byte breaks the hash', async () => {
  let read = 0;
  const [lists = []] = fc.sample(
    fc.array(
      fc.record({
        charges: fc.array(charge, { minLength: 20, maxLength: 60 }),
        payments: fc.array(payment, { minLength: 5, maxLength: 30 }),
      }),
      { minLength: 20, maxLength: 20 },
    ),
    { numRuns: 1, seed: 17 },
  );
  const operatorId = await anOperator();
  for (const [firmNumber, { charges, payments }] of lists.entries()) {
    const { firmId } = await makeFirm(api, { name: `Firm ${firmNumber}` });
    await sql.begin(async (tx) => {
      for (const [number, one] of charges.entries()) {
        const price = paise(one.netPaise);
        const gst = percentOf(price, one.gstBasisPoints, 'half-up');
        const entries = leadChargeEntries(price, gst);
        const key = `${firmNumber}-${number}`;
        const from = startOf(one.month);
        const at = new Date(from + Math.floor((startOf(one.month + 1) - from - 1) * one.where));
        await book(tx, { key: `lead:${key}`, kind: 'lead-charge', firmId, at, entries });
        if (one.creditedAfter === null) continue;
        await book(tx, {
          key: `lead-credit:${key}`,
          kind: 'lead-credit',
          firmId,
          at: new Date(at.getTime() + one.creditedAfter * 31 * 86_400_000),
          entries: undoneEntries(entries),
        });
      }
      for (const [number, one] of payments.entries()) {
        const received = paise(one.received);
        const tds = percentOf(received, one.tdsBasisPoints, 'half-up');
        const entries = firmPaymentEntries(received, tds);
        const id = randomUUID();
        const reference = `UTR${firmNumber}X${number}`;
        const from = startOf(one.month);
        const at = new Date(from + Math.floor((startOf(one.month + 1) - from - 1) * one.where));
        const about = { firmId, reference, operatorId };
        await book(tx, { key: `firm-payment:${id}`, kind: 'firm-payment', ...about, at, entries });
        if (one.undoneAfter === null) continue;
        await book(tx, {
          key: `firm-payment-undone:${id}`,
          kind: 'firm-payment-undone',
          ...about,
          at: new Date(at.getTime() + one.undoneAfter * 31 * 86_400_000),
          entries: undoneEntries(entries),
        });
      }
    });
    const booked = await sql<{ month: string; sum: number; received: number; tds: number }[]>`
      select to_char(t.at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
        sum(e.amount_paise) filter (where e.account = 'partner-receivable')::bigint as sum,
        coalesce(sum(e.amount_paise) filter (where e.account = 'bank'), 0)::bigint as received,
        coalesce(sum(e.amount_paise) filter (where e.account = 'tds-194h'), 0)::bigint as tds
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.firm_id = ${firmId} group by 1`;
    const ofMonth = new Map(booked.map((row) => [row.month, row]));
    let balance = 0;
    for (let index = 0; index < months; index += 1) {
      const month = monthAt(index);
      const { hash, ...statement } = await readStatement(api.services, firmId, month);
      read += 1;
      const total = statement.lines.reduce((sum, line) => sum + line.totalPaise, 0);
      const inLedger = ofMonth.get(month);
      expect(total, month).toBe(Number(inLedger?.sum ?? 0));
      expect(statement.openingPaise, month).toBe(balance);
      expect(statement.closingPaise, month).toBe(balance + total);
      let [received, tds] = [0, 0];
      for (const line of statement.lines) {
        if ('leadId' in line) {
          expect(line.netPaise + line.gstPaise).toBe(line.totalPaise);
          continue;
        }
        expect(line.totalPaise).toBe(-line.receivedPaise - line.tdsPaise);
        received += line.receivedPaise;
        tds += line.tdsPaise;
      }
      expect([received, tds], month).toEqual([
        Number(inLedger?.received ?? 0),
        Number(inLedger?.tds ?? 0),
      ]);
      balance = statement.closingPaise;
      expect(hashOf(statement)).toBe(hash);
      const bytes = Buffer.from(JSON.stringify(statement));
      const changed = (index * 7919 + firmNumber) % bytes.length;
      bytes[changed] = (bytes[changed] ?? 0) ^ 1;
      expect(createHash('sha256').update(bytes).digest('hex')).not.toBe(hash);
      const rows = statementCsv({ ...statement, hash })
        .trim()
        .split('\r\n')
        .filter((line) => !/^(?:date|,sha256)/.test(line))
        .map((line) => line.split(','));
      const column = (index: number) => rows.map((row) => Math.round(Number(row[index]) * 100));
      const amounts = column(5);
      const sumOf = (index: number) => column(index).reduce((sum, amount) => sum + amount, 0);
      expect([sumOf(6), sumOf(7)]).toEqual([received, tds]);
      expect(amounts.at(0)).toBe(statement.openingPaise);
      expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
    }
  }
  expect(read).toBe(1000);
}, 60_000);
