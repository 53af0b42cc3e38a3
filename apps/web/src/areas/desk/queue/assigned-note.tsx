import { useCopy } from '../../../frame/copy/use-copy.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import type { AssignOutcome } from './queue-actions.ts';

type NoteProps = { readonly done: AssignOutcome | null; readonly isNoneSelected: boolean };

/** How many rows were assigned, how many were not, or that none was selected. */
export function AssignedNote({ done, isNoneSelected }: NoteProps) {
  const copy = useCopy('desk-queue');
  if (isNoneSelected) {
    return (
      <div className="form-errors" role="alert">
        <p>{copy.noneSelected}</p>
      </div>
    );
  }
  if (done === null) return null;
  return (
    <>
      {done.assigned > 0 && <DoneNote text={copy.assigned(done.assigned)} />}
      {done.skipped > 0 && (
        <div className="form-errors" role="alert">
          <p>{copy.notAssigned(done.skipped)}</p>
        </div>
      )}
    </>
  );
}
