import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { paise, rupees } from '../shared/money.ts';
import { aprSheetFile } from './apr-sheet-file.ts';

const on = '2026-11-23' as IstDate;
/** The loan of the RBI's illustration; its fees of 400 with GST are all the lender's here. */
const illustration = {
  loan: { principal: rupees(20_000), rate: 15_000, months: 24 },
  fee: paise(33_898),
};

test('the illustration of the RBI, line by line, with the schedule of annex C', () => {
  const lines = aprSheetFile(illustration, { on, language: 'en' })?.split('\r\n') ?? [];
  expect(lines[0]).toBe('\uFEFF"Computation of the APR, as of",2026-11-23');
  expect(lines).toContain('1,Sanctioned loan amount (₹),20000.00');
  expect(lines).toContain('5,Fees with GST (₹),400.00');
  expect(lines).toContain(',of which GST (₹),61.02');
  expect(lines).toContain('6,Amount disbursed after fees (₹),19600.00');
  expect(lines).toContain('8,Annual percentage rate (%),17.07');
  const schedule = lines.slice(lines.findIndex((line) => line.startsWith('Instalment no.')) + 1);
  expect(schedule.filter((line) => line !== '')).toHaveLength(24);
  expect(schedule[0]).toBe('1,20000.00,720.00,250.00,970.00');
});

test('in Hindi, and without a rate where the fees use up the loan', () => {
  const eaten = { ...illustration, fee: rupees(20_000) };
  expect(aprSheetFile(eaten, { on, language: 'hi' })).toContain('नहीं निकल सकता');
});

test('no sheet before GST on fees is known', () => {
  expect(aprSheetFile(illustration, { on: '2010-01-01' as IstDate, language: 'en' })).toBeNull();
});
