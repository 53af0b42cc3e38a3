import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATES } from '../places/states.ts';
import { rupees } from '../shared/money.ts';
import { estimateRoadTax, taxFuels } from './road-tax-estimate.ts';

const lakh = (n: number) => rupees(n * 100_000);
function estimate(state: string, price: number, fuel: (typeof taxFuels)[number] = 'petrol') {
  const found = estimateRoadTax(state, { price: lakh(price), fuel });
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

describe('the road tax of a private car', () => {
  test.each([
    ['DL', 5, 'petrol', 400, 20_000],
    ['DL', 6, 'petrol', 400, 24_000],
    ['DL', 6.01, 'petrol', 700, 42_070],
    ['DL', 8, 'diesel', 875, 70_000],
    ['DL', 15, 'petrol', 1000, 150_000],
    ['HR', 20, 'diesel', 800, 160_000],
    ['MH', 12, 'petrol', 1200, 144_000],
    ['MH', 25, 'diesel', 1500, 375_000],
  ] as const)('in %s for %d lakh, %s, is %d points: %d rupees', (state, price, fuel, bps, tax) => {
    expect(estimate(state, price, fuel)).toMatchObject({ kind: 'rate', bps, tax: rupees(tax) });
  });

  test('is a span where no rate is known, and nothing is made up', () => {
    expect(estimate('KA', 10)).toMatchObject({
      kind: 'range',
      leastBps: 400,
      mostBps: 2000,
      least: rupees(40_000),
      most: rupees(200_000),
      note: { confidence: 'unverified' },
    });
  });

  test('of an electric car is a span in every state', () => {
    for (const { code } of STATES) expect(estimate(code, 10, 'electric').kind).toBe('range');
  });

  test('with a BH number has the rate of the rule', () => {
    expect(estimate('KA', 10).bharatBps).toBe(800);
    expect(estimate('KA', 10.1).bharatBps).toBe(1000);
    expect(estimate('KA', 25, 'diesel').bharatBps).toBe(1400);
    expect(estimate('KA', 9, 'electric').bharatBps).toBe(600);
  });

  test('is refused for no state, and for a price that is none of a car', () => {
    const refused = (state: string, price: number) =>
      estimateRoadTax(state, { price: rupees(price), fuel: 'petrol' });
    expect(refused('XX', 500_000)).toEqual({ ok: false, error: 'road-tax/unknown-state' });
    for (const price of [0, -5, 9_999, 100_000_001]) {
      expect(refused('DL', price)).toEqual({ ok: false, error: 'road-tax/bad-price' });
    }
  });

  test('never goes down when the price goes up', () => {
    const prices = fc.integer({ min: 10_000, max: 50_000_000 });
    const states = fc.constantFrom(...STATES.map(({ code }) => code));
    fc.assert(
      fc.property(states, prices, prices, fc.constantFrom(...taxFuels), (state, a, b, fuel) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((price) =>
          estimateRoadTax(state, { price: rupees(price), fuel }),
        );
        if (!low?.ok || !high?.ok) throw new Error('no estimate');
        const of = (one: typeof low.value) => (one.kind === 'rate' ? one.tax : one.most);
        expect(of(high.value)).toBeGreaterThanOrEqual(of(low.value));
      }),
    );
  });
});
