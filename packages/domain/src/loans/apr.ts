import type { Paise } from '../shared/money.ts';
import { discountOf, flatInstalment } from './instalment.ts';
import type { Loan } from './loan.ts';

/** What the borrower gets and pays. `net`: sanctioned sum less the fees taken at the start, with GST. `instalment` in
 * paise, unrounded as the RBI's sheet has it: a rounded one moves the result by some hundredths. */
export type Repayment = {
  readonly net: Paise;
  readonly instalment: number;
  readonly months: number;
};

/**
 * Annual percentage rate in percent, unrounded: the monthly rate that makes the instalments worth the sum handed over,
 * times 12. Null where nothing is handed over or less is paid back than was received: then there is no rate.
 * Source: RBI circular DOR.STR.REC.13/13.03.00/2024-25 of 15 April 2024, annex B. Rule id: APR.
 */
export function exactApr({ net, instalment, months }: Repayment): number | null {
  if (net <= 0 || instalment * months < net - 0.5) return null;
  let low = 0;
  let high = 1;
  while (worth(instalment, months, high) > net) high *= 2;
  // 60 halvings reach the precision of a double.
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (worth(instalment, months, middle) > net) low = middle;
    else high = middle;
  }
  return ((low + high) / 2) * 1200;
}

/** APR in thousandths of a percent, to two decimals of a percent as the Key Facts Statement shows it (17,070 = 17.07 %).
 * Null as in `exactApr`. */
export function aprOf(repayment: Repayment): number | null {
  const apr = exactApr(repayment);
  return apr === null ? null : Math.round(apr * 100) * 10;
}

/** The reducing rate that a flat rate amounts to, in thousandths of a percent. A flat rate is never shown as the rate of
 * a loan. */
export function flatToReducing(loan: Loan): number | null {
  return aprOf({ net: loan.principal, instalment: flatInstalment(loan), months: loan.months });
}

/** Present worth of the instalments at a monthly rate. */
function worth(instalment: number, months: number, r: number): number {
  return r === 0 ? instalment * months : (instalment * discountOf(r, months)) / r;
}
