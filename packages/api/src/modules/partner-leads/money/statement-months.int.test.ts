import { createHash } from 'node:crypto';
import { leadChargeEntries, undoneEntries } from '@pahiya/domain/ledger/ledger';
import { addMonths, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { paise, percentOf } from '@pahiya/domain/shared/money';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
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

test('over a thousand random months lines sum to the ledger to the paisa, each opens as the last closed, and any changed byte breaks the hash', async () => {
  let read = 0;
  const [lists = []] = fc.sample(
    fc.array(fc.array(charge, { minLength: 20, maxLength: 60 }), { minLength: 20, maxLength: 20 }),
    { numRuns: 1, seed: 17 },
  );
  for (const [firmNumber, charges] of lists.entries()) {
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
    });
    const booked = await sql<{ month: string; sum: bigint | number }[]>`
      select to_char(t.at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
        sum(e.amount_paise)::bigint as sum
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.firm_id = ${firmId} and e.account = 'partner-receivable' group by 1`;
    const ofMonth = new Map(booked.map(({ month, sum }) => [month, Number(sum)]));
    let balance = 0;
    for (let index = 0; index < months; index += 1) {
      const month = monthAt(index);
      const { hash, ...statement } = await readStatement(api.services, firmId, month);
      read += 1;
      const total = statement.lines.reduce((sum, line) => sum + line.totalPaise, 0);
      expect(total, month).toBe(ofMonth.get(month) ?? 0);
      expect(statement.openingPaise, month).toBe(balance);
      expect(statement.closingPaise, month).toBe(balance + total);
      for (const { netPaise, gstPaise, totalPaise } of statement.lines) {
        expect(netPaise + gstPaise).toBe(totalPaise);
      }
      balance = statement.closingPaise;
      expect(hashOf(statement)).toBe(hash);
      const bytes = Buffer.from(JSON.stringify(statement));
      const changed = (index * 7919 + firmNumber) % bytes.length;
      bytes[changed] = (bytes[changed] ?? 0) ^ 1;
      expect(createHash('sha256').update(bytes).digest('hex')).not.toBe(hash);
      const amounts = statementCsv({ ...statement, hash })
        .trim()
        .split('\r\n')
        .filter((line) => !/^(?:date|,sha256)/.test(line))
        .map((line) => Math.round(Number(line.split(',')[5]) * 100));
      expect(amounts.at(0)).toBe(statement.openingPaise);
      expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
    }
  }
  expect(read).toBe(1000);
}, 60_000);
