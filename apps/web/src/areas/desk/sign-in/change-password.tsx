import { Button } from '@pahiya/ui/button';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';

type ChangePasswordProps = {
  /** The initial password must be changed first. */
  readonly isFirst: boolean;
  readonly isDone: boolean;
  readonly outcome: Refused | { readonly intent: 'too-short' } | null;
};

/** Form to change one's own password. */
export function ChangePassword({ isFirst, isDone, outcome }: ChangePasswordProps) {
  const copy = useCopy('desk').changePassword;
  const path = usePagePath();
  const isShort = outcome !== null && !('failure' in outcome);
  return (
    <div className="mx-auto grid max-w-md gap-4 pt-6">
      <h1>{copy.title}</h1>
      {isDone && <DoneNote text={copy.done} />}
      {isDone && (
        <a href={path('/desk')} className="inline-flex min-h-11 items-center font-semibold">
          {copy.back}
        </a>
      )}
      {isFirst && <p>{copy.first}</p>}
      <RefusalNote refused={outcome !== null && 'failure' in outcome ? outcome : null} />
      <form method="post" action={path('/desk/password')} className="grid gap-4">
        <TextField
          id="current"
          name="current"
          type="password"
          label={copy.current}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <TextField
          id="next"
          name="next"
          type="password"
          label={copy.next}
          hint={copy.nextHint}
          error={isShort ? copy.tooShort : undefined}
          autoComplete="new-password"
          minLength={12}
          maxLength={200}
          required
        />
        <Button block>{copy.submit}</Button>
      </form>
    </div>
  );
}
