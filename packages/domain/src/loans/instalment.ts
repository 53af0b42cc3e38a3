import { type Paise, paise } from '../shared/money.ts';
import { type Loan, monthlyRate } from './loan.ts';

/** Instalment before rounding, in paise with a fraction: P·r·(1+r)ⁿ / ((1+r)ⁿ − 1). Rule id: EMI. */
export function exactInstalment({ principal, rate, months }: Loan): number {
  const r = monthlyRate(rate);
  return r === 0 ? principal / months : (principal * r) / discountOf(r, months);
}

/** Monthly instalment (EMI) as lenders bill it: whole rupees, half up. The last one takes the rounding; see
 * `scheduleOf`. Rule id: EMI. */
export function instalmentOf(loan: Loan): Paise {
  return paise(Math.round(exactInstalment(loan) / 100) * 100);
}

/** The loan that an instalment repays, in whole paise, rounded down. */
export function principalFor(instalment: Paise, { rate, months }: Omit<Loan, 'principal'>): Paise {
  const r = monthlyRate(rate);
  const exact = r === 0 ? instalment * months : (instalment * discountOf(r, months)) / r;
  return paise(Math.floor(exact + 1e-6));
}

/** Instalment of a loan sold at a flat rate: interest on the whole principal for the whole time. In paise with a
 * fraction. */
export function flatInstalment({ principal, rate, months }: Loan): number {
  return (principal * (1 + (rate / 100_000) * (months / 12))) / months;
}

/** 1 − (1 + r)⁻ⁿ, also for rates so small that 1 + r is 1 in a double: what a sum due after `months` loses when it is paid
 * now. `r` is monthly. */
export function discountOf(r: number, months: number): number {
  return -Math.expm1(-months * Math.log1p(r));
}
