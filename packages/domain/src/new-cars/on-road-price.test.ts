import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TaxOwner } from '../rto-services/road-tax.ts';
import { roadTaxStates } from '../rto-services/road-tax.ts';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { paise, rupees, sumPaise } from '../shared/money.ts';
import { type CarFuel, carFuels } from './car-facts.ts';
import {
  type OnRoadLineId,
  onRoadPrice,
  type PricedCar,
  type Registration,
} from './on-road-price.ts';

const today = parseIstDate('2026-11-23') as IstDate;
const swift: PricedCar = {
  exShowroom: rupees(654_900),
  fuel: 'petrol',
  engineCc: 1197,
  motorKw: null,
  lengthMm: 3860,
};
const delhi: Registration = { stateCode: 'DL', zone: 'A', owner: 'individual', withLoan: true };

/** Rupees of each kind of line. */
function sumsOf(car: PricedCar, where: Registration, on = today) {
  const { lines, total } = onRoadPrice(car, where, on);
  const sum = (id: OnRoadLineId) =>
    sumPaise(lines.filter((line) => line.id === id).map(({ amount }) => amount ?? paise(0))) / 100;
  return { sum, total: total === null ? null : total / 100 };
}

type Vector = readonly [
  string,
  string,
  TaxOwner,
  CarFuel,
  number,
  number | null,
  number | null,
  boolean,
  readonly number[],
];

const vectors: readonly Vector[] = [
  [
    'Swift VXI',
    'MH',
    'individual',
    'petrol',
    654900,
    1197,
    null,
    true,
    [72039, 1441, 0, 600, 200, 1500, 22196, 0, 500, 0, 753376],
  ],
  [
    'Swift VXI',
    'DL',
    'individual',
    'petrol',
    654900,
    1197,
    null,
    true,
    [45843, 0, 4000, 600, 200, 1500, 22196, 0, 500, 0, 729739],
  ],
  [
    'Brezza VXI CNG',
    'MH',
    'individual',
    'cng',
    1026000,
    1462,
    null,
    true,
    [92340, 1847, 0, 600, 200, 1500, 27659, 10260, 500, 0, 1160906],
  ],
  [
    'Creta SX (O) Diesel AT',
    'DL',
    'individual',
    'diesel',
    1930931,
    1493,
    null,
    true,
    [241366, 0, 4000, 600, 200, 1500, 40980, 19309, 500, 0, 2239386],
  ],
  [
    'Creta SX (O) Diesel AT',
    'DL',
    'company',
    'diesel',
    1930931,
    1493,
    null,
    true,
    [301708, 0, 4000, 600, 200, 1500, 40980, 19309, 500, 0, 2299728],
  ],
  [
    'Creta SX (O) Diesel AT',
    'KA',
    'individual',
    'diesel',
    1930931,
    1493,
    null,
    true,
    [328258, 36108, 0, 600, 200, 1500, 40980, 19309, 500, 0, 2358386],
  ],
  [
    'Nexon EV Fearless 45',
    'DL',
    'individual',
    'electric',
    1499000,
    null,
    106,
    true,
    [0, 0, 4000, 0, 200, 1500, 47792, 14990, 500, 0, 1567982],
  ],
  [
    'Nexon EV Fearless 45',
    'KL',
    'individual',
    'electric',
    1499000,
    null,
    106,
    true,
    [74950, 0, 0, 600, 200, 1500, 47792, 14990, 500, 0, 1639532],
  ],
  [
    'Price exactly 10 lakh',
    'TN',
    'individual',
    'petrol',
    1000000,
    1199,
    null,
    true,
    [130000, 0, 2250, 600, 200, 1500, 27276, 0, 500, 0, 1162326],
  ],
  [
    'One rupee over 10 lakh',
    'TN',
    'individual',
    'petrol',
    1000001,
    1199,
    null,
    true,
    [180000, 0, 2250, 600, 200, 1500, 27276, 10000, 500, 0, 1222327],
  ],
  [
    'Price exactly 10 lakh',
    'MH',
    'individual',
    'petrol',
    1000000,
    1199,
    null,
    true,
    [110000, 2200, 0, 600, 200, 1500, 27276, 0, 500, 0, 1142276],
  ],
  [
    'Car of 2.5 crore, cap',
    'MH',
    'individual',
    'diesel',
    25000000,
    2996,
    null,
    true,
    [3000000, 60000, 0, 600, 200, 1500, 414647, 250000, 500, 0, 28727447],
  ],
  [
    'Thar Roxx AX7L RWD Diesel',
    'TG',
    'individual',
    'diesel',
    1899500,
    2184,
    null,
    true,
    [341910, 0, 0, 600, 200, 1500, 58323, 18995, 500, 0, 2321528],
  ],
  [
    'Fronx Sigma, no loan',
    'UP',
    'individual',
    'petrol',
    685000,
    1197,
    null,
    false,
    [61650, 0, 0, 600, 200, 0, 22639, 0, 500, 0, 770589],
  ],
  [
    'Safari Accomplished Ultra',
    'RJ',
    'individual',
    'diesel',
    2596000,
    1956,
    null,
    true,
    [311520, 38940, 3500, 600, 200, 1500, 69066, 25960, 500, 0, 3047786],
  ],
  [
    'Alto K10 STD',
    'WB',
    'individual',
    'petrol',
    369900,
    998,
    null,
    true,
    [50000, 0, 0, 600, 200, 1500, 12881, 0, 500, 0, 435581],
  ],
];

describe('on-road price', () => {
  test.each(vectors)(
    '%s in %s, %s, %s',
    (_car, stateCode, owner, fuel, price, engineCc, motorKw, withLoan, expected) => {
      const car = { exShowroom: rupees(price), fuel, engineCc, motorKw, lengthMm: null };
      const { sum, total } = sumsOf(car, { stateCode, zone: 'A', owner, withLoan });
      const ids = [
        'road-tax',
        'surcharge',
        'state-charge',
        'registration',
        'smart-card',
        'hypothecation',
        'insurance',
        'tcs',
        'fastag',
        'handling',
      ] as const;
      expect([...ids.map(sum), total]).toEqual(expected);
    },
  );

  test('the sum of the lines is the total, in every state, for every fuel, and tax never falls with the price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...roadTaxStates),
        fc.constantFrom(...carFuels),
        fc.integer({ min: 200_000, max: 20_000_000 }),
        fc.boolean(),
        (stateCode, fuel, price, withLoan) => {
          const car = {
            exShowroom: rupees(price),
            fuel,
            engineCc: 1498,
            motorKw: 100,
            lengthMm: 4300,
          };
          const where = { ...delhi, stateCode, withLoan };
          const answer = onRoadPrice(car, where, today);
          if (answer.total === null) return;
          expect(sumPaise(answer.lines.map(({ amount }) => amount ?? paise(0)))).toBe(answer.total);
          const dearer = onRoadPrice({ ...car, exShowroom: rupees(price + 1000) }, where, today);
          expect(dearer.total).toBeGreaterThan(answer.total);
        },
      ),
    );
  });

  test('an unknown state, engine or motor leaves its line and the total unknown, never 0', () => {
    const nowhere = onRoadPrice(swift, { ...delhi, stateCode: 'SK' }, today);
    expect(nowhere.lines.find(({ id }) => id === 'road-tax')?.amount).toBeNull();
    expect(nowhere).toMatchObject({ total: null, taxAsOf: null });
    const engineless = onRoadPrice({ ...swift, engineCc: null }, delhi, today);
    expect(engineless.lines.find(({ id }) => id === 'insurance')?.amount).toBeNull();
    expect(engineless).toMatchObject({ total: null, gst: null });
    expect(sumsOf({ ...swift, fuel: 'electric' }, delhi).total).toBeNull();
  });

  test('one rupee over a slab is said with what it costs: tax on the whole price, and TCS', () => {
    const tamilNadu = { ...delhi, stateCode: 'TN' };
    const atLimit = onRoadPrice({ ...swift, exShowroom: rupees(1_000_000) }, tamilNadu, today);
    expect(atLimit.nextStep).toEqual({ above: rupees(1_000_000), more: rupees(60_000) });
    const over = onRoadPrice({ ...swift, exShowroom: rupees(1_000_001) }, tamilNadu, today);
    expect(over.nextStep?.above).not.toBe(rupees(1_000_000));
  });

  test('a jump in tax further away than a tenth of the price is not told', () => {
    expect(onRoadPrice(swift, delhi, today).nextStep).toBeNull();
  });

  test.each([
    ['petrol', 1197, 3995, 18_000],
    ['petrol', 1197, 4100, 40_000],
    ['petrol', 1497, 3995, 40_000],
    ['diesel', 1497, 3995, 18_000],
    ['diesel', 1498, null, null],
    ['hybrid', 1490, 4365, 40_000],
    ['electric', null, 4300, 5000],
    ['petrol', null, 4300, 40_000],
    ['petrol', null, null, null],
  ] as const)('GST inside the price: %s, %s cc, %s mm: %s', (fuel, engineCc, lengthMm, rate) => {
    const { gst } = onRoadPrice({ ...swift, fuel, engineCc, lengthMm, motorKw: 100 }, delhi, today);
    expect(gst?.rate ?? null).toBe(rate);
    const inside = Math.round((654_900 * (rate ?? 0)) / (100_000 + (rate ?? 0))) * 100;
    expect(gst?.amount ?? 0).toBe(inside);
  });

  test('the owner-driver cover is no part of the total, and a company needs none', () => {
    const own = onRoadPrice(swift, delhi, today);
    expect(own.ownerDriver).toMatchObject({ years: 3, confidence: 'medium' });
    expect(own.lines.map(({ id }) => id)).not.toContain('owner-driver');
    expect(onRoadPrice(swift, { ...delhi, owner: 'company' }, today).ownerDriver).toBeNull();
  });

  test('before the first row of a rule its line is unknown', () => {
    const before = onRoadPrice(swift, delhi, parseIstDate('2001-01-01') as IstDate);
    expect(before.lines.find(({ id }) => id === 'insurance')?.amount).toBeNull();
    expect(before.total).toBeNull();
  });
});
