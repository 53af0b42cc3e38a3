import { describe, expect, test } from 'vitest';
import { findState } from '../places/states.ts';
import { rupees } from '../shared/money.ts';
import { bharatTaxRate, roadTaxStates, stateRoadTax } from './road-tax.ts';

const rows = roadTaxStates.flatMap((code) => stateRoadTax(code) ?? []);

describe('the road-tax table', () => {
  test('has 15 states, each with a date and a confidence, and a source unless unverified', () => {
    expect([...roadTaxStates].sort()).toEqual(
      'AP BR DL GJ HR KA KL MH MP PB RJ TG TN UP WB'.split(' '),
    );
    for (const { stateCode, asOf, confidence, sources } of rows) {
      expect(findState(stateCode)?.code).toBe(stateCode);
      expect(asOf, stateCode).toMatch(/^20\d{2}(?:-\d{2}|–20\d{2})?$/);
      expect(sources.length === 0, stateCode).toBe(confidence === 'unverified');
    }
  });

  test('has a rule for every fuel and both kinds of owner, with rising slabs and an open last one', () => {
    for (const { stateCode, rules, electric } of rows) {
      for (const fuel of ['petrol', 'cng', 'hybrid', 'diesel'] as const) {
        for (const owner of ['individual', 'company'] as const) {
          const fitting = rules.filter(
            (rule) =>
              rule.fuels.includes(fuel) &&
              (rule.owner === owner || rule.owner === 'any') &&
              rule.option !== 'five-years',
          );
          expect(fitting, `${stateCode} ${fuel} ${owner}`).toHaveLength(1);
        }
      }
      for (const { slabs } of [...rules, ...electric]) {
        const limits = slabs.map((slab) => slab.upToPaise ?? slab.upToCc ?? null);
        expect(limits.at(-1), stateCode).toBeNull();
        expect(limits.slice(0, -1)).toEqual(
          limits.slice(0, -1).toSorted((a, b) => Number(a) - Number(b)),
        );
        for (const { rate } of slabs) expect(Number.isInteger(rate)).toBe(true);
      }
    }
  });

  test('has texts in both languages', () => {
    const texts = rows.flatMap(({ words, fixed, surcharge }) => [
      ...words,
      ...fixed.map(({ name }) => name),
      ...(surcharge === null ? [] : [surcharge.name]),
    ]);
    for (const { en, hi } of texts) {
      expect(en).not.toBe('');
      expect(hi).toMatch(/[\u0900-\u097f]/);
    }
  });

  test('is found by a former state code; other states have no row', () => {
    expect(stateRoadTax('TS')?.stateCode).toBe('TG');
    expect(stateRoadTax('AS')).toBeNull();
    expect(stateRoadTax('XX')).toBeNull();
  });
});

test.each([
  [9, 'petrol', 8000],
  [10, 'petrol', 8000],
  [10.1, 'cng', 10_000],
  [25, 'diesel', 14_000],
  [9, 'electric', 6000],
] as const)('a BH number at %d lakh, %s, has the rate %d', (price, fuel, rate) => {
  expect(bharatTaxRate(rupees(price * 100_000), fuel)).toBe(rate);
});
