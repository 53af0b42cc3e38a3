import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { RcCopy } from '../../../parts/record-words/record-context.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { shortSource } from '../../../parts/texts/short-source.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';

type RecordSourceProps = { readonly copy: RcCopy; readonly answer: VehicleAnswer };

/** Source and time of the whole record, once. */
export function RecordSource({ copy, answer }: RecordSourceProps) {
  const { language } = usePage();
  const path = usePagePath();
  const { source, fetchedAt, mark } = answer;
  const [before = '', after = ''] = copy.saidBy('\u0000').split('\u0000');
  return (
    <SourcesLine
      action={
        <a href={path(recordPath(mark.vehicleNumber))} data-document="">
          {copy.actions.refresh}
        </a>
      }
    >
      {before}
      <EnglishRun text={shortSource(source.name)} />
      {after} <time dateTime={fetchedAt}>{instantText(fetchedAt, language)}</time>
    </SourcesLine>
  );
}
