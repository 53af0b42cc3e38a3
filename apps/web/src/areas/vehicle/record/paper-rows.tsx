import { StatusChip } from '@pahiya/ui/status-chip';
import { ValidityBar } from '@pahiya/ui/validity-bar';
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
