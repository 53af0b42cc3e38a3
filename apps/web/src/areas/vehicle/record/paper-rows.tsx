import { StatusChip } from '@pahiya/ui/status-chip';
import { ValidityBar } from '@pahiya/ui/validity-bar';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { RcCopy } from '../../../parts/record-words/record-context.ts';
import type { ValidityLine } from '../../../parts/record-words/validity-lines.ts';
import { type Origins, originData } from './view/origins.ts';

type PaperRowsProps = {
  readonly copy: RcCopy;
  readonly papers: readonly ValidityLine[];
  readonly origins: Origins;
};

/** Papers with their validity bars; advice only under those that have expired or expire soon. */
export function PaperRows({ copy, papers, origins }: PaperRowsProps) {
  const path = usePagePath();
  return papers.map((paper) => (
    <div key={paper.document} className="paper" {...originData(origins, 'registry')}>
      <ValidityBar
        label={paper.name}
        detail={paper.detail}
        until={paper.upto}
        tone={paper.tone}
        word={paper.word}
        share={paper.share}
        level={3}
      />
      {paper.todo && <p className="pt-2 text-small">{paper.todo}</p>}
      {paper.guide && (
        <p className="text-small no-print">
          <a
            className="inline-flex min-h-6 items-center"
            href={path(`/rto-services/${paper.guide}`)}
          >
            {copy.guide}
            <span className="sr-only">: {paper.name}</span>
          </a>
        </p>
      )}
      {paper.unknownNote && (
        <p
          className="pt-2 text-small"
          {...originData(origins, paper.unknownNote.isEstimate ? 'calculated' : 'registry')}
        >
          {paper.unknownNote.isEstimate && <b className="text-ink">{copy.estimate}: </b>}
          {paper.unknownNote.text}
        </p>
      )}
      {paper.reported && (
        <p className="pt-2">
          <StatusChip tone="amber" word={paper.reported} />
        </p>
      )}
    </div>
  ));
}
