import { expect, test } from 'vitest';
import tariff from '../../data/motor-tariff.json' with { type: 'json' };
import type { IstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { policyTerms } from './policy-terms.ts';

test('terms of a day, none before their rows', () => {
  expect(policyTerms('2026-11-28' as IstDate)).toEqual({
    property: { car: rupees(750_000), twoWheeler: rupees(100_000) },
    totalLossPercent: 75,
    ownerDriver: rupees(1_500_000),
    surveyorAbove: rupees(50_000),
  });
  expect(policyTerms('2001-01-01' as IstDate)).toEqual({
    ...{ property: null, totalLossPercent: null, ownerDriver: null, surveyorAbove: null },
  });
});

test('the sum of the owner-driver cover is that of its premium', () => {
  const sums = tariff.ownerDriver.map(({ from, sumInsured }) => [from, sumInsured]);
  for (const [from, sum] of sums) {
    expect(policyTerms(from as IstDate).ownerDriver).toBe(sum);
  }
});
