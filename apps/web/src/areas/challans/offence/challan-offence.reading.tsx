import { offencePath } from '@pahiya/domain/challans/offence-path';
import { subjectOf } from '@pahiya/domain/community/post-subject';
import { pathIn } from '@pahiya/domain/shared/language';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Card } from '@pahiya/ui/card';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { AskedHere } from '../../../parts/asked-here/asked-here.tsx';
import { loadAsked } from '../../../parts/asked-here/load-asked.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { type OffencePage, offencePage } from './offence-page.server.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const offence = offencePage(params.offence ?? '', tools.language);
  if (offence === null) throw data(null, { status: 404 });
  return { ...offence, asked: await loadAsked(tools, subjectOf('offence', offence.id)) };
}

export const meta = pageMeta<typeof loader>(({ data: offence, copy: copyOf, brand, language }) => {
  const copy = copyOf('challan-offence');
  if (offence === undefined) return { title: copy.parent, isIndexable: false };
  const { id, name, section, words } = offence;
  const path = offencePath(id);
  const url = brand.siteUrl + pathIn(language, path);
  const home = { path: '/', label: language === 'hi' ? brand.nameHindi : brand.name };
  const steps = [home, { path: '/challan-pay', label: copy.parent }, { path, label: name }];
  return {
    title: copy.metaTitle(name),
    description: copy.metaDescription(name, section),
    canonical: path,
    structuredData: [
      breadcrumbData(steps, { siteUrl: brand.siteUrl, language }),
      { '@type': 'DefinedTerm', name, description: words, termCode: section, url },
    ],
  };
});

export function Component() {
  const offence = useLoaderData<typeof loader>();
  const copy = useCopy('challan-offence');
  const { brand, language } = usePage();
  const path = usePagePath();
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { href: path('/challan-pay'), label: copy.parent },
  ];
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 pt-3">
      <div className="grid gap-4">
        <Breadcrumbs label={copy.crumbs} trail={trail} here={offence.name} />
        <PageTitle title={offence.name} lead={offence.words} />
        <KeyValues
          facts={offence.facts.map(({ id, detail }) => ({ id, term: copy.facts[id], detail }))}
        />
      </div>
      <OffenceFines offence={offence} />
      <section aria-labelledby="next" className="no-print grid gap-3">
        <h2 id="next">{copy.next}</h2>
        <ChipLinks
          label={copy.next}
          labelHidden
          boxed
          links={[
            { href: path('/challan-pay'), label: copy.check },
            { href: path('/contest-challan'), label: copy.contest },
            { href: path('/fake-challan-check'), label: copy.fake },
          ]}
        />
      </section>
      <AskedHere asked={offence.asked} />
      <section aria-labelledby="related" className="no-print grid gap-3">
        <h2 id="related">{copy.related}</h2>
        <ChipLinks
          label={copy.related}
          labelHidden
          boxed
          links={[
            ...offence.related.map(({ id, name }) => ({
              href: path(offencePath(id)),
              label: name,
            })),
            { href: path('/challan-pay#fines'), label: copy.all },
          ]}
        />
      </section>
    </div>
  );
}

/** The fine by the Act, and of each state whose own amount is known, with its date and source. */
function OffenceFines({ offence }: { offence: OffencePage }) {
  const copy = useCopy('challan-offence');
  const words = useCopy('challan-pay').fines;
  return (
    <Card id="fine" title={copy.fine}>
      <div className="grid gap-3">
        <p>{offence.isForCourt ? copy.court : words.lead}</p>
        <RowTable
          caption={copy.fine}
          columns={[
            { id: 'place', label: copy.place },
            { id: 'sum', label: copy.sum, look: 'sums' },
          ]}
          rows={offence.fines.map(({ id, place, sums, asOf, isUnsure }) => ({
            id,
            name: (
              <>
                <span className="block text-ink">{place}</span>
                <span className="block text-ink-2 text-small">
                  {copy.asOf(asOf)}
                  {isUnsure && ` · ${words.unsure}`}
                </span>
              </>
            ),
            cells: [
              <ul key="sums">
                {sums.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>,
            ],
          }))}
        />
        <p className="text-ink-2 text-small">{copy.others}</p>
        <SourcesLine>
          {copy.sources}:{' '}
          {offence.sources.map((source, place) => (
            <span key={source}>
              {place > 0 && '; '}
              <EnglishRun text={source} />
            </span>
          ))}
        </SourcesLine>
      </div>
    </Card>
  );
}
