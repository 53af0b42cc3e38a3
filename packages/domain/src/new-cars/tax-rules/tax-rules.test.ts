import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedFees } from '../../rto-services/fee-book.ts';
import type { VehicleFeeClass } from '../../rto-services/fee-rule.ts';
import { feesOf } from '../../rto-services/fees-of.ts';
import { roadTaxStates, stateRoadTax, taxFuels, taxOwners } from '../../rto-services/road-tax.ts';
import { estimateRoadTax } from '../../rto-services/road-tax-estimate.ts';
import { rtoPriceOf } from '../../rto-services/rto-price.ts';
import { findRtoService } from '../../rto-services/rto-services.ts';
import type { IstDate } from '../../shared/ist-date.ts';
import { rupees } from '../../shared/money.ts';
import { onRoadPrice, shippedRules } from '../on-road-price.ts';
import { classFeeKinds, classFeeTables } from './fee-rules.ts';
import { readTaxRules } from './read-tax-rules.ts';
import type { RuleCells } from './rule-cells.ts';
import { sampleCars, tryRule } from './sample-cars.ts';
import { rulesInForce, rulesOfDay, type TaxRule } from './tax-rules.ts';
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
const fee = (cells: RuleCells): RuleCells => ({
  ...base,
  ...{ rule: 'registration-fee', state: '', rupees: '600' },
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

  test.each(classFeeKinds)('%s as it ships is read as it is written', (kind) => {
    const table = shippedFees.tableOf(classFeeTables[kind]);
    if (table === null) throw new Error('nothing ships');
    const { paise, confidence, source } = table;
    const value = { paise, confidence, source };
    const rule = { kind, stateCode: '', from: today, value } as TaxRule;
    expect(readTaxRules(linesOfRule(rule))).toEqual({ rules: [rule], faults: [] });
  });

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
      'an unknown class',
      [{ ...base, rule: 'registration-fee', state: '', part: 'car', rupees: '600' }],
      ['1 part not-possible'],
    ],
    [
      'a class twice',
      [fee({ part: 'lmv-private' }), fee({ part: 'lmv-private' })],
      ['2 part twice'],
    ],
    ['a fee without its class', [fee({})], ['1 part missing']],
    ['a fee without its sum', [fee({ part: 'lmv-private', rupees: '' })], ['1 rupees missing']],
    [
      'a smart card of a state',
      [{ ...base, rule: 'smart-card-fee', rupees: '250' }],
      ['1 state not-possible'],
    ],
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

  const fees = readTaxRules([
    fee({ part: 'lmv-private', rupees: '750' }),
    fee({ part: 'motorcycle', rupees: '350', confidence: 'medium' }),
    fee({ rule: 'smart-card-fee', rupees: '250' }),
    fee({ rule: 'hypothecation-fee', part: 'lmv-private', rupees: '1800' }),
    fee({ rule: 'hypothecation-end-fee', part: 'lmv-private', rupees: '100' }),
  ]).rules;
  const priced = (on: string) =>
    onRoadPrice(
      small.car,
      { ...where, withLoan: true },
      on as IstDate,
      rulesOfDay(fees, on as IstDate),
    ).lines.flatMap(({ id, amount }) =>
      ['registration', 'smart-card', 'hypothecation'].includes(id) ? [amount] : [],
    );

  test('of fees sets the lines of the on-road price from its first day', () => {
    expect(fees).toHaveLength(4);
    expect(priced('2026-12-31')).toEqual([600, 200, 1500].map(rupees));
    expect(priced('2027-01-01')).toEqual([750, 250, 1800].map(rupees));
  });

  test('of fees reaches every service that pays them, and the price of doing it', () => {
    const on = '2027-01-01' as IstDate;
    const book = rulesOfDay(fees, on).fees;
    const service = (id: string) => findRtoService(id) ?? expect.unreachable(id);
    const feeOf = (id: string, vehicleClass: VehicleFeeClass) => {
      const found = feesOf(service(id), { vehicleClass, withCard: true }, book);
      return found.ok ? [found.value.centralFee, found.value.confidence] : found.error;
    };
    expect(feeOf('new-mark-after-move', 'lmv-private')).toEqual([rupees(1000), 'medium']);
    // A class that the list leaves out is not known, rather than what it was.
    expect(feeOf('new-mark-after-move', 'heavy')).toEqual([null, 'unverified']);
    // The card of a licence is a fee of another rule.
    expect(feeOf('dl-duplicate', 'lmv-private')).toEqual([rupees(400), 'medium']);
    expect(book.asOf).toBe('2027-01');
    const removal = service('hypothecation-removal');
    const car = { stateCode: 'DL', vehicleClass: 'lmv-private' } as const;
    expect(rtoPriceOf(removal, car, on)).toMatchObject({ error: 'rto-order/fee-unknown' });
    expect(rtoPriceOf(removal, car, on, { fees: book })).toMatchObject({
      value: { governmentFee: rupees(100) },
    });
  });

  test('of a loan is tried with one', () => {
    const rule = fees.find(({ kind }) => kind === 'hypothecation-fee') as TaxRule;
    const [first] = tryRule(rule, { saved: [], wholeList: [rule], today });
    expect((first?.after ?? 0) - (first?.before ?? 0)).toBe(rupees(300));
  });

  test('is in force until a later one takes effect', () => {
    const later = fees.map((rule) => ({ ...rule, from: '2027-02-01' as IstDate }));
    const all = [...fees, ...later];
    expect(rulesInForce(all, '2026-12-31' as IstDate)).toEqual([]);
    expect(rulesInForce(all, '2027-01-31' as IstDate)).toEqual(fees);
    expect(rulesInForce(all, '2027-02-01' as IstDate)).toEqual(later);
  });

  test('of another state leaves the rest as it ships', () => {
    expect(rulesOfDay(rules, today).roadTaxOf('MH')).toBe(shippedRules.roadTaxOf('MH'));
  });
});
