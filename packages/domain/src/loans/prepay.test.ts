import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { paise, rupees, sumPaise } from '../shared/money.ts';
import { coolingOffSum, exitSum, planPrepayments } from './prepay.ts';
import { type PrepaymentCase, prepaymentCharge, prepaymentRule } from './prepayment-charge.ts';

const loan = { principal: rupees(800_000), rate: 8750, months: 84 };
const part = { afterMonth: 36, amount: rupees(200_000) };
const day = (text: string) => parseIstDate(text) as IstDate;
const today = day('2026-11-23');

function planOf(...args: Parameters<typeof planPrepayments>) {
  const plan = planPrepayments(...args);
  if (!plan.ok) throw new Error(`refused by ${plan.error.field}`);
  return plan.value;
}

describe('part payments', () => {
  test('the same instalment ends the loan sooner', () => {
    const plan = planOf(loan, [part], 'instalment');
    expect(plan).toMatchObject({ monthsLeft: 28, monthsSaved: 20, instalment: rupees(12_770) });
    expect(plan.balanceBefore).toBe(rupees(515_615.27));
    expect(Math.round(plan.interestLeft / 100)).toBe(33_674);
    expect(Math.round(plan.interestSaved / 100)).toBe(63_670);
  });

  test('the same months lower the instalment', () => {
    const plan = planOf(loan, [part], 'months');
    expect(plan).toMatchObject({ monthsLeft: 48, monthsSaved: 0, instalment: rupees(7817) });
    // The reference figure counts 48 full instalments; the last one is lower and saves the difference too.
    const lastIsLower = plan.instalment - (plan.rows.at(-1)?.instalment ?? 0);
    expect(Math.round((plan.interestSaved - lastIsLower) / 100)).toBe(37_743);
  });

  test('several part payments repay exactly the loan, and never cost interest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        // Twice as much is less than what is owed after five years.
        fc.integer({ min: 100, max: 12_000_000 }),
        fc.constantFrom('instalment', 'months'),
        (first, later, amount, kept) => {
          const parts = [
            { afterMonth: first, amount: paise(amount) },
            { afterMonth: first + later, amount: paise(amount) },
          ] as const;
          const plan = planOf(loan, [...parts], kept);
          const repaid = sumPaise(plan.rows.map(({ principal }) => principal));
          expect(repaid + 2 * amount).toBe(loan.principal);
          expect(plan.interestSaved).toBeGreaterThanOrEqual(0);
          expect(plan.rows.map(({ month }) => month)).toEqual(plan.rows.map((_row, at) => at + 1));
        },
      ),
    );
  });

  test.each([
    ['a month that is none', { ...part, afterMonth: 0 }, 'afterMonth'],
    ['half a month', { ...part, afterMonth: 1.5 }, 'afterMonth'],
    ['the last month', { ...part, afterMonth: 84 }, 'afterMonth'],
    ['nothing', { ...part, amount: paise(0) }, 'amount'],
    ['all that is owed', { ...part, amount: rupees(515_615.27) }, 'amount'],
  ])('refuses %s', (_name, payment, field) => {
    expect(planPrepayments(loan, [payment], 'months')).toMatchObject({
      ok: false,
      error: { field, place: 0 },
    });
  });

  test('refuses two in one month', () => {
    const small = { ...part, amount: rupees(1000) };
    expect(planPrepayments(loan, [small, small], 'months')).toMatchObject({
      error: { field: 'afterMonth', place: 1 },
    });
  });

  test('closing the loan takes what is owed', () => {
    expect(exitSum(loan, 36)).toBe(rupees(515_615.27));
    expect(exitSum(loan, 0)).toBe(loan.principal);
    expect(exitSum(loan, 84)).toBe(0);
    expect(exitSum(loan, 85)).toBeNull();
  });

  test('a loan given back within the cooling-off days costs its APR for the days', () => {
    expect(coolingOffSum(rupees(100_000), 18_000, 2)).toBe(rupees(100_098.63));
  });
});

describe('charge for repaying early', () => {
  const floating: PrepaymentCase = {
    sanctionedOn: day('2026-01-01'),
    rateKind: 'floating',
    borrower: 'individual',
    agreed: null,
  };
  const fixed: PrepaymentCase = { ...floating, rateKind: 'fixed' };

  test.each([
    ['floating, individual', floating, 'none', 0],
    [
      'floating, sanctioned a day before the rule',
      { ...floating, sanctionedOn: day('2025-12-31') },
      'not-known',
      null,
    ],
    ['floating, business', { ...floating, borrower: 'business' }, 'by-lender', null],
    ['fixed, papers not looked up', fixed, 'as-agreed', null],
    ['fixed, 5 percent agreed', { ...fixed, agreed: 5000 }, 'as-agreed', 1_180_000],
    ['fixed, the papers say 0', { ...fixed, agreed: 0 }, 'as-agreed', 0],
  ] as const)('%s', (_name, the, kind, charge) => {
    expect(prepaymentRule(the).kind).toBe(kind);
    expect(prepaymentCharge(rupees(200_000), the, today)).toBe(charge);
  });
});
