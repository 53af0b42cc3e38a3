import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATES } from '../places/states.ts';
import { type IstDate, toIstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { taxFuels, taxOwners } from './road-tax.ts';
import { estimateRoadTax, type TaxedCar } from './road-tax-estimate.ts';

const day = (year: number, month: number, date: number): IstDate => {
  const found = toIstDate(year, month, date);
  if (found === null) throw new Error('no such day');
  return found;
};
const today = day(2026, 11, 23);

function estimate(state: string, price: number, car: Partial<TaxedCar> = {}, on = today) {
  const answer = estimateRoadTax(
    state,
    { price: rupees(price), fuel: 'petrol', owner: 'individual', engineCc: 1197, ...car },
    on,
  );
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

function sums(...input: Parameters<typeof estimate>) {
  const found = estimate(...input);
  return found.kind === 'known' ? found.lines.map(({ amount }) => amount / 100) : found.what;
}

describe('road tax of a private car, line by line', () => {
  test.each([
    ['MH', 654_900, {}, [72_039, 1441]],
    ['DL', 654_900, {}, [45_843, 4000]],
    ['DL', 390_000, {}, [15_600, 2000]],
    ['MH', 1_026_000, { fuel: 'cng' }, [92_340, 1847]],
    ['DL', 1_930_931, { fuel: 'diesel' }, [241_366, 4000]],
    ['DL', 1_930_931, { fuel: 'diesel', owner: 'company' }, [301_708, 4000]],
    ['KA', 1_930_931, { fuel: 'diesel' }, [328_258, 36_108]],
    ['DL', 1_499_000, { fuel: 'electric' }, [0, 4000]],
    ['KL', 1_499_000, { fuel: 'electric' }, [74_950]],
    ['KL', 1_499_000, {}, [224_850, 200]],
    ['TN', 1_000_000, {}, [130_000, 2250]],
    ['TN', 1_000_001, {}, [180_000, 2250]],
    ['MH', 1_000_000, {}, [110_000, 2200]],
    ['MH', 25_000_000, { fuel: 'diesel' }, [3_000_000, 60_000]],
    ['TG', 1_899_500, { fuel: 'diesel' }, [341_910]],
    ['UP', 685_000, {}, [61_650]],
    ['RJ', 2_596_000, { fuel: 'diesel', engineCc: 1956 }, [311_520, 38_940, 3500]],
    ['WB', 369_900, { engineCc: 998 }, [50_000]],
    ['GJ', 1_000_000, {}, [60_000]],
    ['HR', 2_000_000, { fuel: 'diesel' }, [160_000]],
    ['PB', 1_600_000, {}, [192_000]],
    ['BR', 800_000, {}, [72_000]],
    ['AP', 500_000, {}, [65_000]],
    ['MP', 2_500_000, { fuel: 'diesel' }, [400_000]],
  ] as const)('%s, %d rupees, %j: %j', (state, price, car, lines) => {
    expect(sums(state, price, car)).toEqual(lines);
  });

  test('names the rule of each line: rate, slab, minimum, maximum', () => {
    const first = (...input: Parameters<typeof estimate>) => {
      const found = estimate(...input);
      return found.kind === 'known' ? found.lines[0] : null;
    };
    expect(first('MH', 654_900)).toMatchObject({
      rate: 11_000,
      slab: { upToPaise: rupees(1_000_000) },
      limit: null,
      confidence: 'high',
    });
    expect(first('WB', 369_900, { engineCc: 998 })).toMatchObject({
      slab: { upToCc: 1490 },
      limit: 'minimum',
    });
    expect(first('MH', 25_000_000)).toMatchObject({ limit: 'maximum' });
    expect(first('TG', 700_000, { owner: 'company' })).toMatchObject({ confidence: 'medium' });
  });
});

describe('no estimate without data', () => {
  test('for a state without rates', () => {
    expect(estimate('AS', 1_000_000)).toEqual({ kind: 'unknown', what: 'state', tax: null });
  });

  test('for a fuel without rates, or outside the validity of its row', () => {
    const electric = { fuel: 'electric' } as const;
    expect(sums('BR', 1_000_000, electric)).toBe('fuel');
    expect(sums('TG', 1_000_000, electric, day(2026, 12, 31))).toEqual([0]);
    expect(sums('TG', 1_000_000, electric, day(2027, 1, 1))).toBe('fuel');
    expect(sums('DL', 1_000_000, electric, day(2026, 6, 30))).toBe('fuel');
    expect(sums('GJ', 1_000_000, electric, day(2026, 3, 31))).toEqual([10_000]);
    expect(sums('GJ', 1_000_000, electric, day(2026, 4, 1))).toEqual([60_000]);
  });
});

test('is refused without a state, a plausible price, or the engine where the state taxes by it', () => {
  const refusal = (state: string, price: number, engineCc: number | null = null) =>
    estimateRoadTax(
      state,
      { price: rupees(price), fuel: 'petrol', owner: 'individual', engineCc },
      today,
    );
  expect(refusal('XX', 500_000)).toEqual({ ok: false, error: 'road-tax/unknown-state' });
  expect(refusal('RJ', 500_000)).toEqual({ ok: false, error: 'road-tax/engine-needed' });
  expect(refusal('WB', 500_000)).toEqual({ ok: false, error: 'road-tax/engine-needed' });
  expect(refusal('DL', 500_000).ok).toBe(true);
  for (const price of [0, -5, 9_999, 100_000_001]) {
    expect(refusal('DL', price)).toEqual({ ok: false, error: 'road-tax/bad-price' });
  }
});

test('never goes down when the price goes up, and its total is the sum of its lines', () => {
  const cars = fc.record({
    state: fc.constantFrom(...STATES.map(({ code }) => code)),
    fuel: fc.constantFrom(...taxFuels),
    owner: fc.constantFrom(...taxOwners),
    engineCc: fc.integer({ min: 600, max: 6000 }),
    a: fc.integer({ min: 10_000, max: 50_000_000 }),
    b: fc.integer({ min: 10_000, max: 50_000_000 }),
  });
  fc.assert(
    fc.property(cars, ({ state, a, b, ...car }) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((price) =>
        estimate(state, price, car),
      );
      if (low?.kind !== 'known' || high?.kind !== 'known') return;
      expect(high.total).toBeGreaterThanOrEqual(low.total);
      expect(low.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(low.total);
    }),
  );
});
