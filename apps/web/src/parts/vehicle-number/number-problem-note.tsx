import type { Copies } from '../../frame/copy/copies.ts';
import { NumberOffers } from './number-offers.tsx';
import type { NumberProblem } from './read-number.ts';

type NumberProblemNoteProps = {
  readonly marks: Copies['rc-search']['marks'];
  readonly problem: NumberProblem;
};

/** The next step for a number that cannot be looked up: the probable number, or why it is not in VAHAN. */
export function NumberProblemNote({ marks, problem }: NumberProblemNoteProps) {
  if (problem.kind === 'refused') {
    return <NumberOffers marks={marks} offers={problem.offer === null ? [] : [problem.offer]} />;
  }
  const words = marks.unlookupable[problem.reason];
  return (
    <div className="grid gap-2 rounded-button bg-card p-4 text-ink" role="alert">
      <h2 className="text-h3">
        <span lang="en" translate="no">
          {problem.display}
        </span>
        : {words.title}
      </h2>
      <p className="text-ink-2">{words.what}</p>
      <p>
        <b>{marks.unlookupableTodo}:</b> {words.todo}
      </p>
    </div>
  );
}
