import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { loanPath } from '../facts/car-paths.ts';
import { emiTerms, emiText, fullPrice } from '../facts/car-words.ts';
import type { CarCost } from './cost-notes.ts';

type EmiLineProps = {
  readonly cost: CarCost;
  /** On-road price above. Where it is not the one of the EMI (bought without a loan, no hypothecation fee), that one is
   * shown too. */
  readonly shownPaise?: number | null;
};

/** The EMI with what it is computed from; nothing where there is no loan or no current price. */
export function EmiLine({ cost, shownPaise }: EmiLineProps) {
  const copy = useCopy('car-cost').emi;
  const path = usePagePath();
  const { language } = usePage();
  const { loan, inputs, onRoadPaise } = cost;
  if (loan === null) return null;
  const isOther = shownPaise !== undefined && onRoadPaise !== null && onRoadPaise !== shownPaise;
  return (
    <div className="border-line border-t pt-3 mt-3">
      {isOther && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{copy.onRoadWithLoan}</span>
          <span className="nums">{fullPrice(onRoadPaise)}</span>
        </div>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{copy.label}</span>
        <strong className="nums">{emiText(loan.instalmentPaise, copy)}</strong>
      </div>
      <p className="text-ink-2 text-small">
        {sentences(language, emiTerms({ ...inputs, share: inputs.loanShare }, copy), copy.notOffer)}{' '}
        <a href={path(loanPath(loan.principalPaise, inputs))}>{copy.link}</a>
      </p>
    </div>
  );
}
