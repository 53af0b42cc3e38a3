import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { StatusChip } from '@pahiya/ui/status-chip';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { EnglishRun } from '../../page-parts/english-run.tsx';
import type { officePage } from './office-page.server.ts';
import { stateName } from './rto-trail.ts';

type Page = ReturnType<typeof officePage>;

/** What the lists say of an office, and how sure that is. */
export function OfficeCard({ page }: { page: Page }) {
  const words = useCopy('rto-pages');
  const { confidence } = useCopy('rto-codes');
  const copy = words.office;
  const { word, text } = confidence[page.confidence];
  const isSure = page.confidence === 'high' || page.confidence === 'medium';
  return (
    <Card
      id="office"
      title={copy.facts}
      aside={<StatusChip tone={isSure ? 'road' : 'amber'} word={word} />}
    >
      <KeyValues facts={useOfficeFacts(page)} />
      {page.note !== null && (
        <p className="pt-2">
          {copy.note}: <EnglishRun text={page.note} />
        </p>
      )}
      <p className="pt-2 text-small">{text}</p>
      <SourcesLine>{copy.source}</SourcesLine>
    </Card>
  );
}

function useOfficeFacts(page: Page): Fact[] {
  const words = useCopy('rto-pages');
  const { status } = useCopy('rto-codes');
  const copy = words.office;
  const path = usePagePath();
  const english = (text: string | null) =>
    text === null ? copy.notKnown : <EnglishRun text={text} />;
  return [
    { id: 'code', term: copy.code, detail: english(page.display) },
    { id: 'status', term: copy.status, detail: status[page.status] ?? page.status },
    { id: 'name', term: copy.name, detail: english(page.office) },
    {
      id: 'town',
      term: copy.town,
      detail:
        page.town === null ? (
          english(page.city)
        ) : (
          <a href={path(page.town.path)}>{english(page.town.name)}</a>
        ),
    },
    { id: 'district', term: copy.district, detail: english(page.district) },
    {
      id: 'state',
      term: copy.state,
      detail: <a href={path(page.statePath)}>{stateName(page.stateCode, words)}</a>,
    },
    ...(page.officeType === null
      ? []
      : [{ id: 'type', term: copy.type, detail: english(page.officeType) }]),
    { id: 'lists', term: copy.lists, detail: String(page.lists) },
    ...(page.today === null
      ? []
      : [
          {
            id: 'today',
            term: copy.today,
            detail: <a href={path(page.today.path)}>{english(page.today.display)}</a>,
          },
        ]),
  ];
}
