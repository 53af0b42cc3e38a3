import { Plate } from '@pahiya/ui/plate';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Stone } from '@pahiya/ui/stone';
import type { ReactNode } from 'react';
import type { RcCopy } from '../../../parts/record-words/record-context.ts';
import { AttentionList } from './attention-list.tsx';
import { RunText } from './fact-list.tsx';
import type { RecordView } from './view/record-view.ts';

type RecordHeadProps = {
  readonly copy: RcCopy;
  readonly view: RecordView;
  readonly source: ReactNode;
  readonly idleAction: ReactNode;
};

/** Plate, name, status, and what needs attention. */
export function RecordHead({ copy, view, source, idleAction }: RecordHeadProps) {
  return (
    <Stone
      id="record"
      plate={<Plate parts={view.plate.parts} kind={view.plate.kind} label={copy.plate} />}
      title={<RunText run={view.title} />}
      subtitle={view.subtitle.map((run, place) => (
        <span key={run.text}>
          {place > 0 && ' · '}
          <RunText run={run} />
        </span>
      ))}
      status={<StatusChip tone={view.status.tone} word={view.status.word} />}
    >
      <AttentionList
        copy={copy}
        vehicleNumber={view.vehicleNumber}
        attention={view.attention}
        idleAction={idleAction}
      />
      {source}
    </Stone>
  );
}
