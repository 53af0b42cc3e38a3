import { ButtonLink } from '@pahiya/ui/button';
import { Disclosure } from '@pahiya/ui/disclosure';
import { useState } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { type PageFacts, usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

/** Number of FAQs before "Show More". */
const shownAtFirst = 3;

/** Six questions, three at first. "Show More" is a link to the page with all of them, so it works without script. */
export function Faq({ isWhole }: { isWhole: boolean }) {
  const { faq } = useCopy('rc-search');
  const path = usePagePath();
  const { lookupLimits } = usePage();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const showsAll = chosen ?? isWhole;
  const items = showsAll ? faq.items : faq.items.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="faq" className="grid gap-4">
      <h2 id="faq">{faq.title}</h2>
      <div className="card py-2!">
        {items.map((item) => (
          <Disclosure key={item.id} summary={item.question} id={`faq-${item.id}`}>
            <p>{withLimits(item.answer, lookupLimits)}</p>
          </Disclosure>
        ))}
      </div>
      <div>
        <ButtonLink
          href={path(showsAll ? '/rc-search#faq' : '/rc-search?faq=all#faq')}
          variant="outline"
          onClick={(event) => {
            event.preventDefault();
            setChosen(!showsAll);
          }}
        >
          {showsAll ? faq.less : faq.more}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The limits are configured: the copy has placeholders for them. */
function withLimits(text: string, { visitor, user }: PageFacts['lookupLimits']): string {
  return text.replace('{visitor}', String(visitor)).replace('{user}', String(user));
}
