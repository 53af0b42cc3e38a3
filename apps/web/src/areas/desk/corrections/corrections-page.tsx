import type { DeskCorrection } from '@pahiya/contracts/service-history/desk-correction-contracts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { CorrectionCard } from './correction-card.tsx';

/** An answer that is not filled in as it has to be, to be corrected in the form of its correction. */
export type AnswerFault = {
  readonly correctionId: string;
  readonly verdict: string;
  readonly note: string;
  readonly faults: readonly ('verdict' | 'note')[];
};

type CorrectionsPageProps = {
  readonly corrections: readonly DeskCorrection[];
  readonly open: number;
  /** Null: all open corrections. */
  readonly orderId: string | null;
  readonly isDone: boolean;
  readonly outcome: Refused | { readonly fault: AnswerFault } | null;
};

/** Corrections of service histories: all that are open, the earliest due first, or all of one order. */
export function CorrectionsPage({
  corrections,
  open,
  orderId,
  isDone,
  outcome,
}: CorrectionsPageProps) {
  const copy = useCopy('desk-corrections');
  const path = usePagePath();
  const fault = outcome !== null && 'fault' in outcome ? outcome.fault : null;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{orderId === null ? copy.title : copy.ofOrder}</h1>
      <p>{copy.text}</p>
      {isDone && outcome === null && <DoneNote text={copy.form.done} />}
      <RefusalNote refused={outcome !== null && 'failure' in outcome ? outcome : null} />
      {orderId === null ? (
        <p>
          <b>{open === 0 ? copy.none : copy.open(open)}</b>
          {open > corrections.length && ` · ${copy.first(corrections.length)}`}
        </p>
      ) : (
        <p>
          {corrections.length === 0 && <b>{copy.noneOfOrder} </b>}
          <a href={path('/desk/corrections')} className="inline-flex min-h-11 items-center">
            {copy.all}
          </a>
        </p>
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {corrections.map((one) => (
          <li key={one.correctionId}>
            <CorrectionCard
              correction={one}
              orderId={orderId}
              fault={fault?.correctionId === one.correctionId ? fault : null}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
