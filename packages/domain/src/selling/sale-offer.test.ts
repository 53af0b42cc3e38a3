import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../inspections/inspection-findings.ts';
import { type Paise, paise, rupees, sumPaise } from '../shared/money.ts';
import { deductionOf, deductionsOf, explainOffer, inspectedValue } from './sale-offer.ts';

const estimate = { low: rupees(472_000), high: rupees(518_000), middle: rupees(495_000) };
const fault = (pointId: string, low: number, high: number): Finding => ({
  pointId,
  grade: '2',
  note: null,
  repair: { low: rupees(low), high: rupees(high) },
  spot: null,
  photos: 1,
});

describe('an offer', () => {
  test('takes the middle of each repair off the estimate and names what the dealer adds', () => {
    const deductions = deductionsOf([
      fault('EXT-02', 3_000, 4_500),
      fault('EXT-07', 2_500, 4_000),
      fault('TYR-01', 4_800, 6_200),
      fault('BRK-02', 1_800, 2_600),
    ]);
    const working = explainOffer(estimate, deductions, rupees(482_000));
    expect(working.deductions.map(({ amount }) => amount)).toEqual(
      [3_750, 3_250, 5_500, 2_200].map(rupees),
    );
    expect(working.inspected).toBe(rupees(480_300));
    expect(working.market).toBe(rupees(1_700));
  });

  test('takes nothing off for wear, for a paper, or for what is as new', () => {
    const wear: Finding = { ...fault('EXT-02', 1, 2), grade: '3' };
    const paper: Finding = { ...fault('DOC-06', 1, 2), grade: 'F', repair: null };
    expect(deductionsOf([wear, paper])).toEqual([]);
  });

  test('rounds halves of a rupee up', () => {
    expect(deductionOf({ low: rupees(1), high: rupees(2) })).toBe(rupees(2));
    expect(deductionOf({ low: rupees(1), high: rupees(3) })).toBe(rupees(2));
  });

  const rupee = (least: number, most: number) =>
    fc.integer({ min: least, max: most }).map((amount) => rupees(amount));
  const reports = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 90_000 })), {
      maxLength: 60,
    })
    .map((costs) => costs.map(([a, b], at) => fault(`EXT-${at}`, Math.min(a, b), Math.max(a, b))));

  test('adds up to the rupee for every report and bid', () => {
    fc.assert(
      fc.property(
        rupee(50_000, 9_000_000),
        reports,
        rupee(10_000, 9_000_000),
        (middle, report, bid) => {
          const deductions = deductionsOf(report);
          const working = explainOffer({ low: middle, high: middle, middle }, deductions, bid);
          expect(working.estimate.middle - working.deducted + working.market).toBe(working.offer);
          expect(working.offer).toBe(bid);
          const sum: Paise = sumPaise(deductions.map(({ amount }) => amount));
          expect(working.deducted).toBe(Math.min(sum, middle));
          for (const { low, high, amount } of deductions) {
            expect(amount).toBeGreaterThanOrEqual(low);
            expect(amount).toBeLessThanOrEqual(high + 50);
            expect(amount % 100).toBe(0);
          }
        },
      ),
    );
  });

  test('never rises with one more fault, and never falls below zero', () => {
    fc.assert(
      fc.property(rupee(50_000, 900_000), reports, rupee(0, 90_000), (middle, report, cost) => {
        const given = { low: middle, high: middle, middle };
        const before = inspectedValue(given, deductionsOf(report));
        const more: Finding = { ...fault('X', 0, 0), repair: { low: cost, high: cost } };
        const after = inspectedValue(given, deductionsOf([...report, more]));
        expect(after).toBeLessThanOrEqual(before);
        expect(after).toBeGreaterThanOrEqual(paise(0));
      }),
    );
  });
});
