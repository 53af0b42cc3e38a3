import { expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { paise, rupees } from '../shared/money.ts';
import { keyFactsOf, noFacts } from './key-facts.ts';

const today = parseIstDate('2026-11-23') as IstDate;
const floating = {
  ...noFacts,
  rate: { kind: 'floating', benchmark: 'Repo', benchmarkRate: 5250, spread: 3500, resetMonths: 3 },
} as const;

test('the sheet of the RBI’s illustration: fees to both, net sum, interest, APR', () => {
  const loan = { principal: rupees(20_000), rate: 15_000, months: 24 };
  // Fees of 240 and 160 with GST.
  const fees = [
    { name: 'Processing', payee: 'lender', amount: paise(20_339) },
    { name: 'Insurance', payee: 'third-party', amount: paise(13_559) },
  ] as const;
  const statement = keyFactsOf(loan, fees, noFacts, today);
  expect(statement?.sheet).toMatchObject({
    instalment: rupees(970),
    lenderFees: rupees(240),
    thirdPartyFees: rupees(160),
    gstOnFees: paise(3661 + 2441),
    net: rupees(19_600),
    apr: 17_070,
  });
  expect(Math.round((statement?.sheet.exactInstalment ?? 0) * 24 - 2e6) / 100).toBeCloseTo(
    3274,
    -1,
  );
  expect(statement?.schedule.rows).toHaveLength(24);
  expect(statement).toMatchObject({ validWorkingDays: 3, rateRise: null });
});

test('a quarter of a point more: the instalment in the same time, or the time at the same instalment', () => {
  const loan = { principal: rupees(800_000), rate: 8750, months: 84 };
  expect(keyFactsOf(loan, [], floating, today)?.rateRise).toEqual({
    step: 250,
    instalment: rupees(12_871),
    moreMonths: 1,
  });
  expect(keyFactsOf(loan, [], { ...noFacts, rate: { kind: 'fixed' } }, today)?.rateRise).toBeNull();
});

test('there is none before the rule', () => {
  const loan = { principal: rupees(800_000), rate: 8750, months: 84 };
  expect(keyFactsOf(loan, [], noFacts, parseIstDate('2024-09-30') as IstDate)).toBeNull();
});
