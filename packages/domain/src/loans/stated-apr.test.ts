import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { keyFactsOf, type LenderFacts } from './key-facts.ts';
import { compareApr } from './stated-apr.ts';

// A bank's statement: 24.15 % with GST on its fee, 23.66 % without.
const loan = { principal: rupees(47_000), rate: 21_000, months: 24 };
const fees = [{ name: 'Processing fee', payee: 'lender', amount: rupees(1_175) }] as const;
const statement = keyFactsOf(loan, fees, { rate: null } as LenderFacts, '2026-11-28' as IstDate);
if (statement === null) throw new Error('no rule');
const { sheet } = statement;

test.each([
  [24_150, 'same'],
  // As the bank printed it.
  [24_160, 'same'],
  [24_180, 'same'],
  [24_300, 'other'],
  [23_660, 'without-gst'],
  [21_000, 'other'],
  [0, 'other'],
])('an APR of %i thousandths of a percent is %s', (stated, why) => {
  expect(sheet.apr).toBe(24_150);
  expect(compareApr(stated, sheet)).toEqual({ stated, why });
});

test('without fees there is no GST to leave out', () => {
  const free = keyFactsOf(loan, [], { rate: null } as LenderFacts, '2026-11-28' as IstDate);
  if (free === null) throw new Error('no rule');
  expect(compareApr(free.sheet.apr ?? 0, free.sheet).why).toBe('same');
  expect(compareApr((free.sheet.apr ?? 0) + 150, free.sheet).why).toBe('other');
});
