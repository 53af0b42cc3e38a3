import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import { fuelEconomy } from './fuel-economy.ts';
import type { FuelEntry } from './log-entry.ts';

const start = '2026-01-01' as IstDate;
const fill = (
  place: number,
  km: number,
  litres: number,
  more: Partial<FuelEntry> = {},
): FuelEntry => ({
  kind: 'fuel',
  id: `f${place}`,
  on: addDays(start, place * 10),
  km,
  cost: null,
  odometer: null,
  fuel: 'petrol',
  quantity: litres * 1000,
  isFull: true,
  isMissed: false,
  ...more,
});

const rows = [
  fill(0, 10_000, 35),
  fill(1, 10_400, 20, { isFull: false }),
  fill(2, 10_750, 28),
  fill(3, 11_200, 30, { isMissed: true }),
  fill(4, 11_650, 30),
];

test('full to full, with a partial and a missed fill', () => {
  const economy = fuelEconomy(rows);
  if (economy === null || economy === 'two-fuels') throw new Error('a figure is expected');
  expect(economy.fills.map(({ id, kmPerUnit }) => [id, kmPerUnit])).toEqual([
    ['f2', 15.625],
    ['f4', 15],
  ]);
  expect(economy.average).toMatchObject({ km: 1_200, quantity: 78_000 });
  expect(economy.average?.kmPerUnit).toBeCloseTo(15.3846, 4);
});

test('a missed partial fill counts from the next full one', () => {
  const economy = fuelEconomy([
    fill(0, 1_000, 10),
    fill(1, 1_200, 5, { isFull: false, isMissed: true }),
    fill(2, 1_500, 20),
    fill(3, 1_800, 20),
  ]);
  expect(economy).toMatchObject({ fills: [{ id: 'f3', kmPerUnit: 15 }] });
});

test('two fuels on one odometer have no economy, and no fills none either', () => {
  expect(fuelEconomy([...rows, fill(5, 11_800, 8, { fuel: 'cng' })])).toBe('two-fuels');
  expect(fuelEconomy([])).toBeNull();
  expect(fuelEconomy([fill(0, 10, 5)])).toMatchObject({ fills: [], average: null });
});

test('a lower reading closes no distance', () => {
  const economy = fuelEconomy([fill(0, 50_000, 30), fill(1, 1_200, 30), fill(2, 1_650, 30)]);
  expect(economy).toMatchObject({ fills: [{ id: 'f2', kmPerUnit: 15 }] });
});

test('figures are finite and positive, whatever is filled', () => {
  const any = fc.record({
    km: fc.integer({ min: 0, max: 500_000 }),
    litres: fc.integer({ min: 1, max: 100 }),
    isFull: fc.boolean(),
    isMissed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any), (fills) => {
      const economy = fuelEconomy(
        fills.map(({ km, litres, ...rest }, place) => fill(place, km, litres, rest)),
      );
      if (economy === null || economy === 'two-fuels') return;
      for (const { kmPerUnit } of economy.fills)
        expect(kmPerUnit > 0 && kmPerUnit < Infinity).toBe(true);
    }),
  );
});
