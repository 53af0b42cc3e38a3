import { expect, test } from 'vitest';
import { parseIstDate } from '../shared/ist-date.ts';
import { documentNumberOf, financialYearOf } from './document-number.ts';

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2026-11-23', '26-27'],
  ['2027-03-31', '26-27'],
  ['2099-12-31', '99-00'],
])('%s is in the financial year %s', (text, year) => {
  const day = parseIstDate(text);
  if (day === null) throw new Error(text);
  expect(financialYearOf(day)).toBe(year);
});

test('a document number has at most 16 characters', () => {
  expect(documentNumberOf('26-27', 123)).toBe('C/26-27/0000123');
  expect(documentNumberOf('26-27', 9_999_999)).toHaveLength(15);
});
