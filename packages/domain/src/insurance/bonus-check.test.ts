import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { bonusCheckDays } from './bonus-check.ts';

test.each([
  ['2026-11-26', { askedBy: '2026-12-17', answeredBy: '2027-01-16' }],
  ['2028-02-10', { askedBy: '2028-03-02', answeredBy: '2028-04-01' }],
  ['2002-06-30', null],
] as const)('of a cover from %s is asked for and answered by %o', (from, days) => {
  expect(bonusCheckDays(from as IstDate)).toEqual(days);
});
