import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roadTaxStates, stateRoadTax, taxFuels, taxOwners } from '../../rto-services/road-tax.ts';
import { estimateRoadTax } from '../../rto-services/road-tax-estimate.ts';
import type { IstDate } from '../../shared/ist-date.ts';
import { rupees } from '../../shared/money.ts';
import { onRoadPrice, shippedRules } from '../on-road-price.ts';
import { readTaxRules } from './read-tax-rules.ts';
import type { RuleCells } from './rule-cells.ts';
import { sampleCars, tryRule } from './sample-cars.ts';
import { rulesOfDay, type TaxRule } from './tax-rules.ts';
import { linesOfRule } from './write-tax-rules.ts';

const today = '2026-11-26' as IstDate;
const base = {
  rule: 'road-tax',
  state: 'DL',
  from: '2027-01-01',
  confidence: 'high',
  source: 'Gazette',
};
const rate = (cells: RuleCells): RuleCells => ({
  ...base,
  part: 'rate',
  fuels: 'petrol',
  percent: '5',
  ...cells,
});
const faultsOf = (...records: RuleCells[]) =>
  readTaxRules(records).faults.map(({ line, column, reason }) => `${line} ${column} ${reason}`);

describe('a list of rules', () => {
  test('what ships, written out and read again, taxes every car as before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...roadTaxStates),
        fc.constantFrom(...taxFuels),
        fc.constantFrom(...taxOwners),
        fc.integer({ min: 1_00_000, max: 2_00_00_000 }),
        fc.integer({ min: 600, max: 5000 }),
        (stateCode, fuel, owner, price, engineCc) => {
          const shipped = stateRoadTax(stateCode);
          if (shipped === null) throw new Error('no such state');
          const rule: TaxRule = { kind: 'road-tax', stateCode, from: today, value: shipped };
          const { rules, faults } = readTaxRules(linesOfRule(rule));
          expect(faults).toEqual([]);
          const car = { price: rupees(price), fuel, owner, engineCc };
          const sums = (answer: ReturnType<typeof estimateRoadTax>) =>
            answer.ok && answer.value.kind === 'known'
              ? answer.value.lines.map(({ amount, confidence }) => [amount, confidence])
              : answer;
          const again = estimateRoadTax(stateCode, car, today, rulesOfDay(rules, today).roadTaxOf);
          const before = estimateRoadTax(stateCode, car, today);
          if (before.ok && before.value.kind === 'known') expect(sums(again)).toEqual(sums(before));
          else expect(again.ok && again.value.kind).toBe(before.ok && before.value.kind);
        },
      ),
    );
  });

  test.each(['gst', 'tcs', 'fastag', 'handling'] as const)(
    '%s is read as it is written',
    (kind) => {
      const [value] = shippedRules.onRoad[kind];
      if (value === undefined) throw new Error('nothing ships');
      const from = value.from as IstDate;
      const rule = { kind, stateCode: '', from, value } as TaxRule;
      expect(readTaxRules(linesOfRule(rule))).toEqual({ rules: [rule], faults: [] });
    },
  );

  test('a waiver of the registration fee is read as it is written', () => {
    const [value] = shippedRules.onRoad.noRegistrationFee;
    if (value === undefined) throw new Error('nothing ships');
    const rule = {
      kind: 'no-registration-fee',
      stateCode: 'DL',
      from: value.from,
      value,
    } as TaxRule;
    expect(readTaxRules(linesOfRule(rule))).toEqual({ rules: [rule], faults: [] });
  });

  test.each<[string, RuleCells[], string[]]>([
    ['an unknown state', [rate({ state: 'ZZ' })], ['1 state not-possible']],
    ['an unknown rule', [rate({ rule: 'tax' })], ['1 rule not-possible']],
    ['a day that does not exist', [rate({ from: '2027-02-30' })], ['1 from not-possible']],
    ['no source', [rate({ source: ' ' })], ['1 source missing']],
    ['a wrong unit', [rate({ percent: '5 %' })], ['1 percent not-possible']],
    [
      'lakh in place of rupees',
      [rate({ up_to_rupees: '10 lakh' })],
      ['1 up_to_rupees not-possible'],
    ],
    ['a rate above all', [rate({ percent: '101' })], ['1 percent not-possible']],
    ['a negative sum', [rate({ rupees: '-5' })], ['1 rupees formula']],
    ['a formula', [rate({ source: '=HYPERLINK("x")' })], ['1 source formula']],
    ['NUL in a text', [rate({ source: 'Gaz\u0000ette' })], ['1 source not-possible']],
    [
      'an unknown column',
      [{ ...rate({}), colour: 'red' } as RuleCells],
      ['1 colour unknown-column'],
    ],
    [
      'a state on a rule of all of India',
      [{ ...base, rule: 'handling', rupees: '0' }],
      ['1 state not-possible'],
    ],
    [
      'a name in one language',
      [rate({}), { ...base, part: 'note', name_en: 'A' }],
      ['2 name_hi missing'],
    ],
    ['a doubled line', [rate({}), rate({})], ['1 up_to_rupees missing']],
    [
      'a slab below the one before',
      [rate({ up_to_rupees: '900000' }), rate({ up_to_rupees: '800000' }), rate({})],
      ['2 up_to_rupees not-ascending'],
    ],
    ['a last slab with a limit', [rate({ up_to_rupees: '900000' })], ['1 up_to_rupees not-open']],
    ['two rates for one fuel', [rate({}), rate({ fuels: 'petrol cng' })], ['2 fuels twice']],
    [
      'electric together with petrol',
      [rate({ fuels: 'petrol electric' })],
      ['1 fuels not-possible'],
    ],
    ['no rate at all', [{ ...base, part: 'most', rupees: '5' }], ['1 part missing']],
    [
      'TCS without its limit',
      [{ ...base, rule: 'tcs', state: '', percent: '1' }],
      ['1 up_to_rupees missing'],
    ],
  ])('%s is refused with its line, column and reason', (_name, records, faults) => {
    expect(faultsOf(...records)).toEqual(faults);
    expect(readTaxRules(records).rules).toEqual([]);
  });
});

describe('a rule by its day', () => {
  const { rules } = readTaxRules([rate({ fuels: 'petrol cng hybrid diesel', percent: '20' })]);
  const where = { stateCode: 'DL', zone: 'A', owner: 'individual', withLoan: false } as const;
  const [small] = sampleCars;
  const taxOn = (on: string) =>
    onRoadPrice(small.car, where, on as IstDate, rulesOfDay(rules, on as IstDate)).lines.find(
      ({ id }) => id === 'road-tax',
    )?.amount;

  test('takes effect on its first day, not before', () => {
    expect(taxOn('2026-12-31')).toBe(rupees(22_000));
    expect(taxOn('2027-01-01')).toBe(rupees(110_000));
  });

  test('is tried on five cars on its first day', () => {
    const [rule] = rules;
    if (rule === undefined) throw new Error('no rule');
    const changes = tryRule(rule, { saved: [], wholeList: rules, today });
    expect(changes).toHaveLength(5);
    // 4 % becomes 20 %, and the parking charge goes.
    expect((changes[0]?.after ?? 0) - (changes[0]?.before ?? 0)).toBe(
      rupees(110_000 - 22_000 - 4_000),
    );
    // No rate for electric cars: not known, rather than none.
    expect(changes.find(({ id }) => id === 'electric')?.after).toBeNull();
    const same = tryRule(rule, { saved: rules, wholeList: rules, today });
    expect(same.every(({ before, after }) => before === after)).toBe(true);
  });

  test('of another state leaves the rest as it ships', () => {
    expect(rulesOfDay(rules, today).roadTaxOf('MH')).toBe(shippedRules.roadTaxOf('MH'));
  });
});
