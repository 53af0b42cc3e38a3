import { describe, expect, test } from 'vitest';
import type { IstDate } from '../../shared/ist-date.ts';
import { fittedEffects } from '../fitted-model.ts';
import { checkFit } from './check-fit.ts';
import { fitFigures } from './fit-figures.ts';
import { fitPrices } from './fit-prices.ts';
import { leastSquares } from './least-squares.ts';
import { priceLevel } from './price-level.ts';
import { advertKey, readUsedRow, type UsedCarRow } from './read-used-row.ts';
import { toFittedModel } from './to-fitted-model.ts';

const table = { asOf: 2021, source: 'table' };

describe('a row of a table', () => {
  test('is read in the short form with one name', () => {
    expect(
      readUsedRow(
        {
          ...{ name: 'Maruti Swift Dzire VDI', year: '2014', selling_price: '450000' },
          ...{ km_driven: '145500', fuel: 'Diesel', seller_type: 'Individual' },
          ...{ transmission: 'Manual', owner: 'Second Owner', mileage: '23.4 kmpl' },
          ...{ engine: '1248 CC', max_power: '74 bhp', torque: '190Nm@ 2000rpm', seats: '5' },
        },
        table,
      ),
    ).toEqual({
      ...{ source: 'table', asOf: 2021, modelYear: 2014, age: 7, rupees: 450_000, km: 145_500 },
      ...{ make: 'maruti-suzuki', model: 'dzire', words: ['vdi'], fuel: 'diesel' },
      ...{ gearbox: 'manual', owner: '2', seller: 'individual', city: 'unknown' },
      ...{ engineCc: 1248, powerBhp: 74 },
    });
  });

  test('is read in the long form with an age, with or without the model', () => {
    const long = {
      ...{ '': '0', car_name: 'Maruti Alto', brand: 'Maruti', model: 'Alto', vehicle_age: '9' },
      ...{ km_driven: '120000', seller_type: 'Individual', fuel_type: 'Petrol' },
      ...{ transmission_type: 'Manual', engine: '796', max_power: '46.3' },
      ...{ selling_price: '120000' },
    };
    const wanted = { make: 'maruti-suzuki', model: 'alto', modelYear: 2012, age: 9 };
    expect(readUsedRow(long, table)).toMatchObject(wanted);
    const { model: _, ...without } = long;
    expect(readUsedRow(without, table)).toMatchObject(wanted);
  });

  test.each([
    ['Test Drive Car', '1'],
    ['Fourth & Above Owner', '4'],
    ['0', '1'],
    ['5', '4'],
    ['', 'unknown'],
  ])('owner %s counts as %s', (owner, serial) => {
    const row = { name: 'Hyundai i20', year: '2018', price: 'Rs. 5,12,300', km: '40,000', owner };
    expect(readUsedRow(row, table)).toMatchObject({ owner: serial, rupees: 512_300, km: 40_000 });
  });

  test.each([
    ['name', { name: '' }],
    ['price', { price: '1' }],
    ['price', { price: '' }],
    ['year', { year: '2022' }],
    ['year', { year: '1899' }],
    ['km', { km: '1' }],
    ['km', { km: '-40000000' }],
  ])('is left out without a usable %s', (reason, change) => {
    const row = { name: 'Hyundai i20', year: '2018', price: '512300', km: '40000', ...change };
    expect(readUsedRow(row, table)).toBe(reason);
  });

  test('is the same advert in another table', () => {
    const cells = { name: 'Hyundai i20 Asta', year: '2018', price: '512300', km: '40000' };
    const keys = ['one', 'other'].map((source) => {
      const row = readUsedRow(cells, { asOf: 2021, source });
      return typeof row === 'string' ? row : advertKey(row);
    });
    expect(keys[0]).toBe(keys[1]);
  });
});

test('least squares finds the effects of a small table', () => {
  const rows = [
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
  ].map((values) => ({ columns: Int32Array.of(0, 1), values: Float64Array.from(values) }));
  const found = leastSquares(
    rows,
    Float64Array.of(1, 3, 5, 7),
    Float64Array.of(1, 1, 1, 1),
    Float64Array.of(1e-9, 1e-9),
  );
  expect([...found].map((effect) => effect.toFixed(4))).toEqual(['1.0000', '2.0000']);
});

/** Made-up adverts: 12 % a year, 1.5 % per 10,000 km, diesel 10 % more, a second owner 5 % less, 6 % of chance. */
function madeUpTable(): UsedCarRow[] {
  let state = 7;
  const draw = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: 900 }, () => {
    const model = draw() < 0.5 ? 'swift' : 'baleno';
    const [age, km] = [Math.floor(draw() * 14), 1000 + Math.floor(draw() * 150_000)];
    const [isDiesel, isSecond, isTop] = [draw() < 0.4, draw() < 0.3, draw() < 0.5];
    const lost = 0.12 * age + (0.015 * km) / 10_000 + (isSecond ? 0.05 : 0);
    const log = Math.log(model === 'swift' ? 700_000 : 800_000) - lost + (isDiesel ? 0.1 : 0);
    const chance = (draw() + draw() + draw() - 1.5) * 0.12;
    return {
      ...{ source: 'made-up', asOf: 2023, make: 'maruti-suzuki', model, age, km },
      ...{ modelYear: 2023 - age, words: [isTop ? 'zxi' : 'lxi'], gearbox: 'manual' },
      ...{ fuel: isDiesel ? 'diesel' : 'petrol', owner: isSecond ? '2' : '1' },
      ...{ seller: 'unknown', city: 'Delhi', engineCc: null, powerBhp: null },
      rupees: Math.round(Math.exp(log + (isTop ? 0.1 : 0) + chance)),
    };
  });
}
const cars = madeUpTable();

test('a fit finds the effects that made a table', () => {
  const model = toFittedModel(fitPrices(cars), cars, 'made-up');
  const [swift] = cars.filter((car) => car.model === 'swift');
  if (swift === undefined) throw new Error('no car');
  const one = { ...swift, age: 3, km: 40_000, fuel: 'petrol', owner: '1', words: ['lxi'] };
  const logOf = (car: UsedCarRow) =>
    Object.values(fittedEffects(model, car) ?? {}).reduce((sum, effect) => sum + effect, 0);
  const change = (to: Partial<UsedCarRow>) => logOf({ ...one, ...to }) - logOf(one);
  expect(change({ age: 5 })).toBeCloseTo(-0.24, 1);
  expect(change({ km: 100_000 })).toBeCloseTo(-0.09, 1);
  expect(change({ fuel: 'diesel' })).toBeCloseTo(0.1, 1);
  expect(change({ owner: '2' })).toBeCloseTo(-0.05, 1);
  expect(change({ words: ['zxi'] })).toBeCloseTo(0.1, 1);
  expect(fittedEffects(model, { ...one, model: 'nobody' })).toBeNull();
  expect(JSON.stringify(model)).not.toContain(String(one.rupees));
});

test('a check prices cars that the fit has not seen, and its range holds four fifths of them', () => {
  const { checked, errors } = checkFit(cars);
  const figures = fitFigures('all', checked);
  expect(checked).toHaveLength(cars.length);
  expect(figures.fitted.mape).toBeLessThan(0.9 * figures.sameYear.mape);
  expect(figures.fitted.median).toBeLessThan(0.9 * figures.sameYear.median);
  expect(figures.withinWide).toBeGreaterThan(76);
  expect(figures.withinWide).toBeLessThan(84);
  for (const { half, wide } of errors) {
    expect([wide[0] <= half[0], half[0] <= 1, half[1] >= 1, wide[1] >= half[1]]).not.toContain(
      false,
    );
  }
});

test('today is a tenth dearer when new prices are', () => {
  const model = toFittedModel(fitPrices(cars), cars, 'made-up');
  const today = '2026-11-26' as IstDate;
  const variant = { make: 'maruti-suzuki', model: 'swift', words: ['lxi'], fuel: 'petrol' };
  const level = (rupees: number) =>
    priceLevel(model, [{ ...variant, gearbox: 'manual', rupees }], today);
  expect(level(880_000).factor / level(800_000).factor).toBeCloseTo(1.1, 2);
  expect(level(800_000)).toMatchObject({ models: 1, on: today });
  expect(priceLevel(model, [], today)).toMatchObject({ factor: 1, models: 0 });
});
