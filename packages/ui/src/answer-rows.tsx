import type { ReactNode } from 'react';
import { ToneShape } from './tone.tsx';
import { WheelMark } from './wheel-mark.tsx';

export type AnswerRow = {
  id: string;
  /** Name of the source. */
  name: string;
  state: 'asking' | 'answered' | 'failed' | 'late';
  /** State in words, after the name: "asking", "did not answer in time". */
  words?: ReactNode;
  /** Result: "2 found". */
  result?: ReactNode;
  /** A secondary line below, with the time. */
  note?: ReactNode;
  /** "Try again". */
  action?: ReactNode;
};

/** Sources called in parallel, one row each with its result. Rows keep their height while loading. */
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
