import type { AnswerOf } from '@pahiya/contracts/contract';
import type { newBikeToPlPage } from '@pahiya/contracts/loans/loan-contracts';
import { aprOf } from '@pahiya/domain/loans/apr';
import { exactInstalment } from '@pahiya/domain/loans/instalment';
import { gstOnFee, type LoanTerms, loanTerms } from '@pahiya/domain/loans/loan-rules';
import { scheduleOf } from '@pahiya/domain/loans/schedule';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';

type Answer = AnswerOf<typeof newBikeToPlPage>;
type Side = Answer['sides'][number];

/** A loan on a new two-wheeler beside a personal loan for the same sum and months, each at the lowest and the highest
 * usual rate and fee; the lower APR at its lowest first. */
export function compareBikeLoans(
  wish: { readonly amount: Paise; readonly months: number },
  on: IstDate,
): Answer {
  const sides = (['two-wheeler', 'personal'] as const).flatMap((kind) => {
    const terms = loanTerms(kind, on);
    return terms === null ? [] : [sideOf(kind, terms, wish, on)];
  });
  const aprOfSide = ({ offers }: Side) => offers[0]?.apr ?? Number.POSITIVE_INFINITY;
  return { order: 'apr', sides: sides.toSorted((a, b) => aprOfSide(a) - aprOfSide(b)), asOf: on };
}

function sideOf(
  kind: Side['kind'],
  terms: LoanTerms,
  { amount, months }: { readonly amount: Paise; readonly months: number },
  on: IstDate,
): Side {
  const at = (end: 'least' | 'most'): Side['offers'][number] => {
    const loan = { principal: amount, rate: terms.rate[end], months };
    const bare = paise(Math.round((amount * terms.fee[end]) / 100_000));
    const fee = paise(bare + (gstOnFee(bare, on) ?? 0));
    const { instalment, totalPaid } = scheduleOf(loan);
    const net = paise(amount - fee);
    return {
      at: end,
      rate: loan.rate,
      instalment,
      fee,
      apr: aprOf({ net, instalment: exactInstalment(loan), months }),
      totalPaid: paise(totalPaid + fee),
    };
  };
  return {
    kind,
    isSecured: kind === 'two-wheeler',
    from: terms.from,
    rate: { ...terms.rate },
    fee: { ...terms.fee },
    offers: [at('least'), at('most')],
    isTermUsual: months >= terms.months.least && months <= terms.months.most,
    confidence: terms.confidence,
    sources: [...terms.sources],
  };
}
