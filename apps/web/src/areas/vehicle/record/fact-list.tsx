import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Run } from '../../../parts/record-words/record-words.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import type { FactView } from './view/fact-view.ts';
import { type Origins, originData } from './view/origins.ts';

type FactListProps = {
  readonly facts: readonly FactView[];
  readonly origins: Origins;
  /** columns: many short facts side by side, two to a row on a phone. */
  readonly layout?: 'lines' | 'columns';
};

/** Facts of a record: term, value, meaning where it needs one. Source and time are in the markup of every row; the
 * page shows them once. */
export function FactList({ facts, origins, layout }: FactListProps) {
  return (
    <KeyValues
      layout={layout}
      facts={facts.map(
        (view): Fact => ({
          id: view.id,
          term: view.term,
          data: originData(origins, view.source),
          detail: (
            <>
              <RunText run={view.value} />
              {view.chip && <StatusChip tone={view.chip.tone} word={view.chip.word} />}
              {view.reported && <StatusChip tone="amber" word={view.reported} />}
            </>
          ),
          ...(view.notes.length > 0 && { note: <Notes notes={view.notes} /> }),
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
