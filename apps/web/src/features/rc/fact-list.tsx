import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { EnglishRun } from '../../page-parts/english-run.tsx';
import type { RcCopy } from '../../record-words/record-context.ts';
import type { Run } from '../../record-words/record-words.ts';
import type { FactView } from './fact-view.ts';
import { WrongLink } from './wrong-link.tsx';

type FactListProps = {
  readonly copy: RcCopy;
  readonly vehicleNumber: string;
  readonly facts: readonly FactView[];
  /** columns: many short facts side by side, two to a row on a phone. */
  readonly layout?: 'lines' | 'columns';
};

/** Facts of a record: what it is called, what the register says, what that means, and a way to say it is wrong. */
export function FactList({ copy, vehicleNumber, facts, layout }: FactListProps) {
  return (
    <KeyValues
      layout={layout}
      facts={facts.map(
        (view): Fact => ({
          id: view.field,
          term: view.term,
          detail: (
            <>
              <RunText run={view.value} />
              {view.chip && <StatusChip tone={view.chip.tone} word={view.chip.word} />}
              {view.reported && <StatusChip tone="amber" word={view.reported} />}
            </>
          ),
          ...(view.notes.length > 0 && { note: <Notes notes={view.notes} /> }),
          action: <WrongLink copy={copy} vehicleNumber={vehicleNumber} field={view.field} />,
        }),
      )}
    />
  );
}

/** A run in its own language. */
export function RunText({ run }: { run: Run }) {
  return run.isEnglish ? <EnglishRun text={run.text} /> : run.text;
}

function Notes({ notes }: { notes: readonly Run[] }) {
  return (
    <span>
      {notes.map((note, place) => (
        <span key={note.text}>
          {place > 0 && ' '}
          <RunText run={note} />
        </span>
      ))}
    </span>
  );
}
