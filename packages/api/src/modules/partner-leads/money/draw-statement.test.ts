import { expect, test } from 'vitest';
import { drawStatement, type StatementFacts } from './draw-statement.ts';

const line = (number: number) => ({
  at: '2026-11-20T05:00:00Z',
  kind: number % 5 === 0 ? ('lead-credit' as const) : ('lead-charge' as const),
  leadId: `6e5f4c1a-1b2c-4d3e-8f90-${String(number).padStart(12, '0')}`,
  ...{ netPaise: 25_000, gstPaise: 4_500, totalPaise: 29_500 },
});
const payment = {
  at: '2026-11-25T05:00:00Z',
  kind: 'firm-payment' as const,
  reference: 'N324261123456789',
  ...{ paidOn: '2026-11-24', receivedPaise: 29_000, tdsPaise: 500, totalPaise: -29_500 },
};
const facts = (count: number): StatementFacts => ({
  statement: {
    ...{ month: '2026-11', openingPaise: 100_000, hash: 'c0ffee'.repeat(10) },
    lines: Array.from({ length: count }, (_, number) => line(number)),
    closingPaise: 100_000 + count * 29_500,
  },
  brand: 'Pahiya',
  seller: { legalName: 'Pahiya Private Limited', gstin: '07AAAAA0000A1Z5' },
  firm: { legalName: 'Sample Motors Private Limited', gstin: null },
  isSandbox: true,
  at: new Date('2026-12-03T05:00:00Z'),
});
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test.each(['en', 'hi'] as const)('a statement in %s is a small file', async (language) => {
  const pdf = await drawStatement(facts(6), language);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeLessThan(80_000);
  expect(pagesIn(pdf)).toBe(1);
});

test('a past month is the same file whenever it is drawn, and one that is not over is another', async () => {
  const text = async (at: string) =>
    (await drawStatement({ ...facts(2), at: new Date(at) }, 'en')).length;
  expect(await text('2027-05-01T05:00:00Z')).toBe(await text('2026-12-01T05:00:00Z'));
  expect(await text('2026-11-28T05:00:00Z')).toBeGreaterThan(await text('2026-12-01T05:00:00Z'));
});

test('a long month goes over pages, and at most a thousand entries are drawn', async () => {
  const [many, tooMany] = [
    await drawStatement(facts(1000), 'en'),
    await drawStatement(facts(3000), 'en'),
  ];
  expect(pagesIn(many)).toBeGreaterThan(30);
  expect(pagesIn(tooMany)).toBeLessThanOrEqual((pagesIn(many) ?? 0) + 1);
});

test.each(['en', 'hi'] as const)('a payment is a line of a statement in %s', async (language) => {
  const plain = facts(1);
  const { statement } = plain;
  const lines = [...statement.lines, payment];
  const paid = { ...plain, statement: { ...statement, lines, closingPaise: 100_000 } };
  const [without, withPayment] = [
    await drawStatement(plain, language),
    await drawStatement(paid, language),
  ];
  expect(pagesIn(withPayment)).toBe(1);
  expect(withPayment.length).toBeGreaterThan(without.length);
});
