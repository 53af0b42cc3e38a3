import type { AnswerOf } from '@pahiya/contracts/contract';
import type { loansHomepage } from '@pahiya/contracts/loans/loan-contracts';
import { publicRates } from '@pahiya/domain/loans/lender-rates';
import { loanKinds, loanTerms } from '@pahiya/domain/loans/loan-rules';
import type { LoanDesk } from '@pahiya/domain/loans/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { profileOnWire } from './applications/lenders-for.ts';

/** What the page of loans shows on a day. */
export function readLoansHomepage(
  loanDesk: LoanDesk | null,
  today: IstDate,
): AnswerOf<typeof loansHomepage> {
  const { rates, hidden } = publicRates(today);
  const terms = loanKinds.flatMap((kind) => {
    const found = loanTerms(kind, today);
    if (found === null) return [];
    const { from, months, rate, fee, confidence, sources } = found;
    return [
      {
        kind,
        from,
        months: { ...months },
        rate: { ...rate },
        fee: { ...fee },
        confidence,
        sources: [...sources],
      },
    ];
  });
  return {
    terms,
    rates: rates.map((rate) => ({ ...rate, note: rate.note && { ...rate.note } })),
    ratesHiddenFor: hidden,
    lenders: (loanDesk?.lenders ?? []).map(({ profile }) => profileOnWire(profile)),
  };
}
