import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { paise, rupees, sumPaise } from '../shared/money.ts';
import { aprOf, exactApr, flatToReducing } from './apr.ts';
import { exactInstalment, flatInstalment, instalmentOf, principalFor } from './instalment.ts';
import { type Loan, loanBounds, parseLoan } from './loan.ts';
import { gstOnFee } from './loan-rules.ts';
import { balanceAfter, scheduleByYear, scheduleOf } from './schedule.ts';

const today = parseIstDate('2026-11-23') as IstDate;

function loanOf(principal: number, percent: number, months: number): Loan {
  return { principal: rupees(principal), rate: Math.round(percent * 1000), months };
}

const someLoan = fc.record({
  principal: fc.integer(loanBoundsOf('principal')).map(paise),
  rate: fc.integer(loanBoundsOf('rate')),
  months: fc.integer(loanBoundsOf('months')),
});

function loanBoundsOf(field: keyof typeof loanBounds) {
  return { min: loanBounds[field].least, max: loanBounds[field].most };
}

describe('instalments', () => {
  // Rupees: loan, percent, months; instalment before and after rounding, the last one, interest in all and of the first
  // month, balance after a year.
  test.each([
    [500_000, 9, 60, 10_379.18, 10_379, 10_392.39, 122_753.39, 3750, 417_087.22],
    [800_000, 8.75, 84, 12_769.99, 12_770, 12_769.28, 272_679.28, 5833.33, 713_339.23],
    [1_200_000, 10.5, 60, 25_792.68, 25_793, 25_767.95, 347_554.95, 10_500, 1_007_389.56],
    [300_000, 13.5, 36, 10_180.59, 10_181, 10_162.74, 66_497.74, 3375, 213_080.15],
    [90_000, 12, 36, 2989.29, 2989, 3001.39, 17_616.39, 900, 63_506.24],
    [75_000, 22, 24, 3890.86, 3891, 3886.88, 18_379.88, 1375, 41_569.69],
    [1_000_000, 8.4, 84, 15_786.25, 15_786, 15_813.96, 326_051.96, 7000, 890_412.66],
    [250_000, 0, 10, 25_000, 25_000, 25_000, 0, 0, null],
    [100_000, 12, 1, 101_000, 101_000, 101_000, 1000, 1000, null],
    [2_500_000, 9.25, 96, 36_950.55, 36_951, 36_887.38, 1_047_232.38, 19_270.83, 2_278_608.02],
  ])(
    '%d at %d % for %d months',
    (principal, percent, months, exact, rounded, last, interest, firstInterest, afterYear) => {
      const loan = loanOf(principal, percent, months);
      const schedule = scheduleOf(loan);
      expect(exactInstalment(loan) / 100).toBeCloseTo(exact, 2);
      expect(instalmentOf(loan)).toBe(rupees(rounded));
      // Half a paisa of interest may fall either way in the table.
      expect(Math.abs(schedule.lastInstalment - rupees(last))).toBeLessThanOrEqual(1);
      expect(Math.abs(schedule.totalInterest - rupees(interest))).toBeLessThanOrEqual(1);
      expect(schedule.rows[0]?.interest).toBe(rupees(firstInterest));
      if (afterYear === null) return;
      expect(Math.abs(balanceAfter(schedule, 12) - rupees(afterYear))).toBeLessThanOrEqual(20);
    },
  );

  test('the balance of a schedule stays within the rounding of the instalments of the formula', () => {
    const { principal, rate, months } = loanOf(500_000, 9, 60);
    const r = rate / 1_200_000;
    const grown = (1 + r) ** 24;
    const byFormula =
      principal * grown - (exactInstalment({ principal, rate, months }) * (grown - 1)) / r;
    expect(byFormula / 100).toBeCloseTo(326_391.98, 2);
    const ours = balanceAfter(scheduleOf({ principal, rate, months }), 24);
    expect(Math.abs(ours - byFormula)).toBeLessThan(24 * 100);
  });

  test('the parts of a schedule add up to the loan, its interest and what is paid', () => {
    fc.assert(
      fc.property(someLoan, (loan) => {
        const { rows, totalInterest, totalPaid, instalment } = scheduleOf(loan);
        expect(sumPaise(rows.map(({ principal }) => principal))).toBe(loan.principal);
        expect(totalPaid).toBe(loan.principal + totalInterest);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(rows.length).toBeLessThanOrEqual(loan.months);
        for (const row of rows) {
          expect(row.instalment).toBe(row.principal + row.interest);
          expect(row.opening - row.principal).toBe(row.balance);
          if (row.balance > 0) expect(row.instalment).toBe(instalment);
        }
        const years = scheduleByYear(scheduleOf(loan));
        expect(sumPaise(years.map(({ interest }) => interest))).toBe(totalInterest);
      }),
      { numRuns: 200 },
    );
  });

  test('a loan computed from an instalment has that instalment', () => {
    fc.assert(
      fc.property(someLoan, ({ principal, rate, months }) => {
        const instalment = instalmentOf({ principal, rate, months });
        const back = principalFor(instalment, { rate, months });
        expect(instalmentOf({ principal: back, rate, months })).toBe(instalment);
      }),
    );
  });

  test.each([
    ['principal', { principal: 999_999, rate: 9000, months: 60 }],
    ['principal', { principal: 1e12, rate: 9000, months: 60 }],
    ['rate', { principal: 5e7, rate: -1, months: 60 }],
    ['rate', { principal: 5e7, rate: 8.75, months: 60 }],
    ['months', { principal: 5e7, rate: 9000, months: 0 }],
    ['months', { principal: 5e7, rate: 9000, months: Number.NaN }],
  ] as const)('refuses a loan by its %s', (field, input) => {
    expect(parseLoan(input)).toEqual({ ok: false, error: { field } });
  });
});

describe('annual percentage rate', () => {
  test.each([
    ['illustration of the RBI circular', 20_000, 15, 24, 400, null, 17.07],
    ['the same with a rounded instalment', 20_000, 15, 24, 400, 970, 17.1],
    ['new car, fee of half a percent with GST', 800_000, 8.75, 84, 4720, null, 8.94],
    ['used car, fee of 1.25 percent with GST', 400_000, 13.5, 48, 5900, null, 14.31],
    ['two-wheeler, fee of 2 percent with GST, stamp duty', 90_000, 18, 24, 2424, null, 20.84],
    ['without fees the rate itself', 500_000, 9, 60, 0, null, 9],
    ['statement of a bank, fee without GST', 47_000, 21, 24, 1175, 2415.14, 23.66],
    ['the same, fee with GST', 47_000, 21, 24, 1386.5, 2415.14, 24.15],
  ])('%s', (_name, principal, percent, months, fees, instalment, apr) => {
    const loan = loanOf(principal, percent, months);
    const net = rupees(principal - fees);
    const paid = instalment === null ? exactInstalment(loan) : instalment * 100;
    expect(exactApr({ net, instalment: paid, months })).toBeCloseTo(apr, 2);
    expect(aprOf({ net, instalment: paid, months })).toBe(Math.round(apr * 100) * 10);
  });

  test('a flat rate of 10 percent is a rate of 18.16 percent', () => {
    const loan = loanOf(90_000, 10, 24);
    expect(flatInstalment(loan)).toBe(450_000);
    expect(flatToReducing(loan)).toBe(18_160);
  });

  test('the rate leads back to the instalment', () => {
    fc.assert(
      fc.property(someLoan, fc.integer({ min: 0, max: 10_000 }), (loan, feeShare) => {
        const net = paise(Math.ceil(loan.principal * (1 - feeShare / 100_000)));
        const instalment = exactInstalment(loan);
        const apr = exactApr({ net, instalment, months: loan.months });
        expect(apr).not.toBeNull();
        const back = exactInstalment({
          principal: net,
          rate: (apr ?? 0) * 1000,
          months: loan.months,
        });
        expect(Math.abs(back - instalment)).toBeLessThan(1 + instalment * 1e-6);
      }),
      // Without interest and fees the rate that is found lies below the precision of 1 + r.
      { examples: [[{ principal: rupees(10_000), rate: 0, months: 1 }, 0]] },
    );
  });

  test('there is none where fees eat up the loan, or less is paid back than was received', () => {
    expect(exactApr({ net: paise(0), instalment: 100, months: 12 })).toBeNull();
    expect(exactApr({ net: rupees(10_000), instalment: 50_000, months: 12 })).toBeNull();
  });

  test('fees carry GST', () => {
    expect(gstOnFee(rupees(1175), today)).toBe(rupees(211.5));
    expect(gstOnFee(rupees(1175), parseIstDate('2010-01-01') as IstDate)).toBeNull();
  });
});
