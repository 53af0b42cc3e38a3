import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { asOfText, sumText, timeText } from '../fees/fee-text.ts';
import { calculatorPath } from '../fees/service-paths.ts';
import type { ServiceGuide } from './service-guide.server.ts';

/** Who can apply, time limit, time taken, where. */
export function ServiceFacts({ guide }: { guide: ServiceGuide }) {
  const copy = useCopy('rto-services').guide;
  const time = timeText(guide, useCopy('rto-pages').services);
  const facts: Fact[] = [
    { id: 'who', term: copy.who, detail: guide.who },
    ...(guide.when === null ? [] : [{ id: 'when', term: copy.when, detail: guide.when }]),
    ...(time === null ? [] : [{ id: 'time', term: copy.time, detail: time }]),
    {
      id: 'where',
      term: copy.where,
      detail: (
        <ul>
          {guide.where.map(({ id, name, url }) => (
            <li key={id}>{url === null ? name : <a href={url}>{name}</a>}</li>
          ))}
        </ul>
      ),
    },
  ];
  return <KeyValues facts={facts} />;
}

/** The least ages by kind of vehicle; nothing for services without. */
export function ServiceAges({ guide }: { guide: ServiceGuide }) {
  const words = useCopy('rto-pages').services;
  if (guide.ages.length === 0) return null;
  return (
    <Card id="age" title={words.age}>
      <ul className="grid gap-2">
        {guide.ages.map(({ id, years, name }) => (
          <li key={id}>
            <b>{words.ageOf(years)}</b>: {name}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The central fee by vehicle class. */
export function ServiceFees({ guide }: { guide: ServiceGuide }) {
  const copy = useCopy('rto-services').guide;
  const words = useCopy('rto-pages').services;
  const { language } = usePage();
  const path = usePagePath();
  return (
    <Card id="fees" title={copy.fees}>
      <RowTable
        isSmall
        columns={[
          { id: 'class', label: copy.feeClass },
          { id: 'sum', label: copy.feeSum, look: 'sums' },
        ]}
        rows={guide.fees.map(({ id, name, fee }) => ({
          id,
          name: name ?? copy.feeAll,
          cells: [sumText(fee, words)],
        }))}
      />
      {guide.isFeeByAge && <p className="pt-2">{copy.feesByAge}</p>}
      <p className="pt-2">
        <a href={path(`${calculatorPath}?service=${guide.id}#fee`)}>{copy.calculate}</a>
      </p>
      <SourcesLine>
        {words.asOf(asOfText(guide.asOf, language))} {guide.indicative}
      </SourcesLine>
    </Card>
  );
}

/** Sources of the guide. */
export function ServiceSources({ guide }: { guide: ServiceGuide }) {
  const copy = useCopy('rto-services').guide;
  return (
    <section aria-labelledby="sources" className="grid gap-2 text-ink-2 text-small">
      <h2 id="sources">{copy.sources}</h2>
      {guide.isUnsure && <p>{copy.unsure}</p>}
      <ul className="grid list-disc gap-1 ps-5">
        {guide.sources.map((source) => (
          <li key={source}>
            <EnglishRun text={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}
