import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { StatusChip } from '@pahiya/ui/status-chip';
import { usePage } from '../../app/page-facts.tsx';
import { sentences } from '../../page-parts/sentences.ts';
import type { RcCopy } from '../../record-words/record-context.ts';
import type { NcrView } from './ncr-view.ts';

/** Where the vehicle stands under the age rule of Delhi and its region, with the fact that decides. */
export function NcrCard({ copy, ncr }: { copy: RcCopy; ncr: NcrView }) {
  const { language } = usePage();
  const words = copy.explain.ncr;
  return (
    <Card
      id="ncr"
      title={copy.groups.ncr}
      aside={<StatusChip tone={ncr.tone} word={ncr.chip} />}
      look="accent"
    >
      <p>
        <b className="text-ink">{sentences(language, ncr.title)}</b> {words.deciding}: {ncr.reason}
      </p>
      {ncr.ageDay && (
        <KeyValues facts={[{ id: 'age-day', term: words.ageDay, detail: ncr.ageDay }]} />
      )}
      {ncr.todo && (
        <p className="pb-2">
          <b className="text-ink">{copy.yourMove}:</b> {ncr.todo}
        </p>
      )}
      <p className="text-small">{ncr.courtMade}</p>
      <SourcesLine>{words.source}</SourcesLine>
    </Card>
  );
}
