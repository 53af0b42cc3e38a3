import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import type { officePage } from '../facts/office-page.server.ts';
import { stateName } from '../facts/rto-trail.ts';

type Page = ReturnType<typeof officePage>;

/** The RTO of a code. Unverified facts are marked; verified ones are not. */
export function OfficeCard({ page }: { page: Page }) {
  const words = useCopy('rto-pages');
  const { confidence } = useCopy('rto-codes');
  const copy = words.office;
  const { word, text } = confidence[page.confidence];
  const isSure = page.confidence === 'high' || page.confidence === 'medium';
  return (
    <Card id="office" title={copy.facts} aside={!isSure && <StatusChip tone="amber" word={word} />}>
      <KeyValues facts={useOfficeFacts(page)} />
      {page.note !== null && <p className="pt-2">{page.note}</p>}
      {!isSure && <p className="pt-2">{text}</p>}
      <SourcesLine>{copy.source}</SourcesLine>
    </Card>
  );
}

function useOfficeFacts(page: Page): Fact[] {
  const words = useCopy('rto-pages');
  const { status, issuedFor } = useCopy('rto-codes');
  const copy = words.office;
  const path = usePagePath();
  const english = (text: string | null) =>
    text === null ? copy.notKnown : <EnglishRun text={text} />;
  const isStatewide = page.issuedFor === 'whole-state';
  const place: Fact[] = [
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
  ];
  return [
    { id: 'code', term: copy.code, detail: english(page.display) },
    ...optional('status', copy.status, page.status === 'active' ? null : status[page.status]),
    ...optional('issued', copy.issuedFor, page.issuedFor && issuedFor[page.issuedFor]),
    ...(isStatewide ? [] : place),
    {
      id: 'state',
      term: copy.state,
      detail: <a href={path(page.statePath)}>{stateName(page.stateCode, words)}</a>,
    },
    ...optional('type', copy.type, page.officeType && copy.types[page.officeType]),
    ...optional(
      'today',
      copy.today,
      page.today && <a href={path(page.today.path)}>{english(page.today.display)}</a>,
    ),
  ];
}

/** A row, left out when it has no value. */
function optional(id: string, term: string, detail: Fact['detail']): Fact[] {
  return detail === null || detail === undefined ? [] : [{ id, term, detail }];
}
