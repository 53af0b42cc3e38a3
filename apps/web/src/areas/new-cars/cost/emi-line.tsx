import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { loanPath } from '../facts/car-paths.ts';
import { emiTerms, emiText } from '../facts/car-words.ts';
import type { CarCost } from './cost-notes.ts';

/** The EMI with what it is computed from; nothing where there is no loan or no current price. */
export function EmiLine({ cost }: { readonly cost: CarCost }) {
  const copy = useCopy('car-cost').emi;
  const path = usePagePath();
  const { language } = usePage();
  const { loan, inputs } = cost;
  if (loan === null) return null;
  return (
    <div className="border-line border-t pt-3 mt-3">
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
