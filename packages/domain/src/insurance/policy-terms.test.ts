import { expect, test } from 'vitest';
import tariff from '../../data/motor-tariff.json' with { type: 'json' };
import file from '../../data/policy-terms.json' with { type: 'json' };
import type { IstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { policyTerms, termSources } from './policy-terms.ts';

const today = '2026-11-28' as IstDate;

test('terms of a day, none before their rows', () => {
  expect(policyTerms(today)).toEqual({
    property: { car: rupees(750_000), twoWheeler: rupees(100_000) },
    restrictedProperty: rupees(6_000),
    totalLossPercent: 75,
    ownerDriver: rupees(1_500_000),
    surveyorAbove: rupees(50_000),
    bonusKeptDays: 90,
    valueFallPercent: 10,
    claimNotice: { from: 24, to: 48 },
    portal: {
      site: 'bimabharosa.irdai.gov.in',
      phones: ['155255', '1800-4254-732'],
      mail: 'complaints@irdai.gov.in',
    },
  });
  expect(policyTerms('2001-01-01' as IstDate)).toEqual({
    ...{
      property: null,
      restrictedProperty: null,
      totalLossPercent: null,
      ownerDriver: null,
      surveyorAbove: null,
    },
    ...{ bonusKeptDays: null, valueFallPercent: null, claimNotice: null, portal: null },
  });
});

test('the sum of the owner-driver cover is that of its premium', () => {
  const sums = tariff.ownerDriver.map(({ from, sumInsured }) => [from, sumInsured]);
  for (const [from, sum] of sums) {
    expect(policyTerms(from as IstDate).ownerDriver).toBe(sum);
  }
});

test('the days of the bonus are those that it is rated with', () => {
  const rated = tariff.noClaimBonus.map(({ from, until, keptDays }) => [from, until, keptDays]);
  expect(file.bonusKept.map(({ from, until, days }) => [from, until, days])).toEqual(rated);
});

test('the fall of the value is a step of the depreciation of the day', () => {
  const [{ bands } = { bands: [] }] = tariff.depreciation;
  const rates = bands.flatMap(({ upToMonths, rate }) =>
    rate !== null && (upToMonths ?? 0) >= 24 ? [rate] : [],
  );
  const steps = rates.slice(1).map((rate, place) => rate - (rates[place] ?? 0));
  expect(new Set(steps)).toEqual(new Set([(policyTerms(today).valueFallPercent ?? 0) * 1_000]));
});

test('every term has a source, and practice is told from law', () => {
  const sources = termSources(['property', 'claimNotice', 'valueFallPercent', 'portal'], today);
  expect(sources.map(({ term, isUncertain }) => [term, isUncertain])).toEqual([
    ['property', false],
    ['claimNotice', true],
    ['valueFallPercent', true],
    ['portal', false],
  ]);
  for (const { source, from } of sources) {
    expect(source.join('')).not.toBe('');
    expect(from <= today).toBe(true);
  }
  expect(termSources(['property'], '2001-01-01' as IstDate)).toEqual([]);
});
