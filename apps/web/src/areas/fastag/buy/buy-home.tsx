import type { Answer } from '@pahiya/api-client/api-client';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { NumberForm } from '../../../parts/vehicle-number/number-form.tsx';
import type { NumberProblem } from '../../../parts/vehicle-number/read-number.ts';
import { CallBackCard } from './call-back-card.tsx';

type Prices = Answer<'fastagBuyHomepage'>;
type BuyHomeProps = {
  readonly typed: string;
  readonly problem: NumberProblem | null;
  /** Null: the prices could not be read. */
  readonly prices: Prices | null;
};

/** Where a new tag begins: the vehicle, what it costs by class, and how it works. */
export function BuyHome({ typed, problem, prices }: BuyHomeProps) {
  const copy = useCopy('tag-buy');
  return (
    <div className="narrow-page grid gap-5">
      <div>
        <h1>{copy.title}</h1>
        <p className="pt-2 text-ink-2">{copy.lead}</p>
      </div>
      <NumberForm
        marks={copy.marks}
        label={copy.numberLabel}
        typed={typed}
        problem={problem}
        action="/tollsetu/buy"
        submit={copy.numberSubmit}
      />
      <Card title={copy.how.title} id="how">
        <ol className="grid list-decimal gap-2 pl-5">
          {copy.how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="pt-3">{copy.how.never}</p>
      </Card>
      <PriceList prices={prices} />
      <CallBackCard />
    </div>
  );
}

function PriceList({ prices }: { readonly prices: Prices | null }) {
  const copy = useCopy('tag-buy');
  const words = useCopy('new-tag');
  const { language } = usePage();
  const first = prices?.prices[0];
  return (
    <Card title={copy.prices.title} id="prices">
      {prices === null || first === undefined ? (
        <p role="status">{copy.prices.unavailable}</p>
      ) : (
        <>
          <ul className="grid gap-3">
            {prices.prices.map(({ tagClass, total, lines }) => (
              <li key={tagClass} className="flex items-baseline justify-between gap-4">
                <span>
                  {words.className(tagClass, words.classes[tagClass])}
                  <small className="block text-ink-2">
                    {lines
                      .map(
                        ({ code, amount }) =>
                          `${copy.prices.short[code] ?? code} ${formatRupees(paise(amount))}`,
                      )
                      .join(' · ')}
                  </small>
                </span>
                <b className="nums">{formatRupees(paise(total))}</b>
              </li>
            ))}
          </ul>
          <p className="pt-3 text-ink-2 text-small">
            {copy.prices.source(prices.issuer.name, instantText(first.askedAt, language))}
          </p>
          {!prices.isComplete && <p role="status">{copy.prices.incomplete}</p>}
        </>
      )}
    </Card>
  );
}
