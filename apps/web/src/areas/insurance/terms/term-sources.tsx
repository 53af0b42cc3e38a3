import { type PolicyTerms, termSources } from '@pahiya/domain/insurance/policy-terms';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Disclosure } from '@pahiya/ui/disclosure';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';

/** Where the terms named on a page come from, and since when they are in force. */
export function TermSources({
  terms,
  on,
}: {
  readonly terms: readonly (keyof PolicyTerms)[];
  readonly on: IstDate;
}) {
  const copy = useCopy('insurance-terms');
  const { language } = usePage();
  const sources = termSources(terms, on);
  if (sources.length === 0) return null;
  return (
    <Disclosure summary={copy.title}>
      <ul className="grid gap-2 text-small">
        {sources.map(({ term, from, source, isUncertain }) => (
          <li key={term}>
            {copy.terms[term]}: <span lang="en">{source.join('; ')}</span>.{' '}
            {copy.since(formatIstDate(from, language))} {isUncertain && copy.uncertain}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
