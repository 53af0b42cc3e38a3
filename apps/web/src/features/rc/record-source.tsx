import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { usePage } from '../../app/page-facts.tsx';
import { EnglishRun } from '../../page-parts/english-run.tsx';
import { instantText } from '../../page-parts/instant-text.ts';
import type { RcCopy } from '../../record-words/record-context.ts';

type RecordSourceProps = { readonly copy: RcCopy; readonly answer: VehicleAnswer };

/** Who said it and when, under every group of facts. */
export function RecordSource({ copy, answer }: RecordSourceProps) {
  const { language } = usePage();
  const { source, fetchedAt } = answer;
  const [before = '', after = ''] = copy.saidBy('\u0000').split('\u0000');
  return (
    <SourcesLine>
      {before}
      <EnglishRun text={source.name} />
      {after} <time dateTime={fetchedAt}>{instantText(fetchedAt, language)}</time>
      {source.sandbox && ` · ${copy.sandbox.title}`}
    </SourcesLine>
  );
}
