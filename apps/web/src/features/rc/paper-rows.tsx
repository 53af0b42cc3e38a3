import { ValidityBar } from '@pahiya/ui/validity-bar';
import type { RcCopy } from '../../record-words/record-context.ts';
import type { ValidityLine } from '../../record-words/validity-lines.ts';
import { RunText } from './fact-list.tsx';
import { WrongLink } from './wrong-link.tsx';

type PaperRowsProps = {
  readonly copy: RcCopy;
  readonly vehicleNumber: string;
  readonly papers: readonly ValidityLine[];
};

/** Papers with their bars of time; under those that ended, what to do. */
export function PaperRows({ copy, vehicleNumber, papers }: PaperRowsProps) {
  return papers.map((paper) => (
    <div
      key={paper.document}
      className="border-line border-b pb-3 last-of-type:border-b-0 [&_.validity]:border-0 [&_.validity]:pb-1.5"
    >
      <ValidityBar
        label={paper.name}
        detail={paper.detail}
        tone={paper.tone}
        word={paper.word}
        share={paper.share}
        level={3}
      />
      {paper.particulars.map(({ term, value }) => (
        <p key={term} className="pt-1 text-small wrap-anywhere">
          {`${term}: `}
          <RunText run={value} />
        </p>
      ))}
      {paper.todo && <p className="pt-1 text-small">{paper.todo}</p>}
      {paper.unknownNote && (
        <p className="pt-1 text-small">
          {paper.unknownNote.isEstimate && <b className="text-ink">{copy.estimate}: </b>}
          {paper.unknownNote.text}
        </p>
      )}
      <div className="fact-action flex justify-between gap-3 text-fine text-ink-3">
        <span className="font-semibold text-amber">{paper.reported}</span>
        <span className="no-print">
          <WrongLink copy={copy} vehicleNumber={vehicleNumber} field={paper.field} />
        </span>
      </div>
    </div>
  ));
}
