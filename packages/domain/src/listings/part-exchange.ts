import file from '../../data/on-road-rules.json' with { type: 'json' };
import { instalmentOf } from '../loans/instalment.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import { usedCarLoan } from './used-car-loan.ts';

/** A car bought with another given in exchange. */
export type PartExchange = {
  /** Price less the exchanged car; 0 when that is worth more. */
  readonly toPay: Paise;
  /** What the seller would owe back; 0 otherwise. */
  readonly over: Paise;
  /** Tax collected at source on the whole price: an exchange does not lower it. Comes back with the tax return. */
  readonly tcs: { readonly amount: Paise; readonly rate: number } | null;
  /** A usual loan for what is left, at most what lenders finance of such a car; null: none is usual, or nothing is left. */
  readonly loan: {
    readonly principal: Paise;
    readonly downPayment: Paise;
    readonly months: number;
    readonly low: Paise;
    readonly high: Paise;
  } | null;
};

/** What is left to pay and to finance. Rates in thousandths of a percent. Rule ids: PART-EXCHANGE, TCS-CAR, EMI. */
export function partExchange(
  {
    price,
    exchange,
    madeYear,
  }: { readonly price: Paise; readonly exchange: Paise; readonly madeYear: number },
  today: IstDate,
): PartExchange {
  const toPay = paise(Math.max(0, price - exchange));
  const row = file.tcs.find(
    ({ from, until }: { from: string; until: string | null }) =>
      from <= today && (until === null || today <= until),
  );
  const isTaxed = row !== undefined && price > row.overPaise;
  return {
    toPay,
    over: paise(Math.max(0, exchange - price)),
    tcs: isTaxed ? { amount: shareOf(price, row.rate), rate: row.rate } : null,
    loan: loanOf({ price, toPay, madeYear }, today),
  };
}

function loanOf(
  { price, toPay, madeYear }: { price: Paise; toPay: Paise; madeYear: number },
  today: IstDate,
): PartExchange['loan'] {
  const usual = usedCarLoan({ price, madeYear }, today);
  if (usual === null || toPay === 0) return null;
  const { months, low, high } = usual;
  const principal = paise(Math.min(usual.principal, toPay));
  const at = (rate: number) => instalmentOf({ principal, rate, months });
  return {
    ...{ principal, downPayment: paise(toPay - principal), months },
    ...{ low: at(low.rate), high: at(high.rate) },
  };
}

/** In whole rupees, half up. */
function shareOf(amount: Paise, rate: number): Paise {
  return paise(Math.round((amount * rate) / 100_000 / 100) * 100);
}
