import type { ReactNode } from 'react';
import { ToneShape } from './tone.tsx';
import { WheelMark } from './wheel-mark.tsx';

export type AnswerRow = {
  id: string;
  /** Who is asked. */
  name: string;
  state: 'asking' | 'answered' | 'failed' | 'late';
  /** The state in words, after the name: "asking", "did not answer in time". */
  words?: ReactNode;
  /** What was answered: "2 found". */
  result?: ReactNode;
  /** A quieter line below: when. */
  note?: ReactNode;
  /** "Try again". */
  action?: ReactNode;
};

/** Several who are asked side by side, each with its own answer. Rows keep their height while they wait. */
export function AnswerRows({ rows }: { rows: readonly AnswerRow[] }) {
  return (
    <ul className="answers">
      {rows.map((row) => (
        <li key={row.id} data-state={row.state}>
          <RowMark state={row.state} />
          <span className="answer-who">
            {row.name} {row.words && <span className="answer-words">{row.words}</span>}
            {row.note && <span className="answer-note">{row.note}</span>}
          </span>
          <span className="answer-result">{row.action ?? row.result}</span>
        </li>
      ))}
    </ul>
  );
}

function RowMark({ state }: { state: AnswerRow['state'] }) {
  if (state === 'asking') return <WheelMark size={24} turning />;
  const tone = { answered: 'road', failed: 'brick', late: 'amber' } as const;
  return (
    <span className={`answer-mark tone-${tone[state]}`}>
      <ToneShape tone={tone[state]} />
    </span>
  );
}
