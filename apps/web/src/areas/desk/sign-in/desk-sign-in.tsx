import { Button } from '@pahiya/ui/button';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';

/** Desk sign-in. Typed values are never sent back. */
export function DeskSignIn({ next, refused }: { next: string; refused: Refused | null }) {
  const copy = useCopy('desk').signIn;
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-md gap-4 pt-6">
      <h1>{copy.title}</h1>
      <RefusalNote refused={refused} />
      <form method="post" action={path('/desk/sign-in')} className="grid gap-4">
        <input type="hidden" name="next" value={next} />
        <TextField
          id="username"
          name="username"
          label={copy.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
        />
        <TextField
          id="password"
          name="password"
          type="password"
          label={copy.password}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <TextField
          id="code"
          name="code"
          label={copy.code}
          hint={copy.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{3} ?[0-9]{3}"
          maxLength={7}
          required
        />
        <Button block>{copy.submit}</Button>
      </form>
    </div>
  );
}
