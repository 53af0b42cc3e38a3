import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';

/** The six digits of an authenticator app. */
export function CodeField() {
  const copy = useCopy('partner').signIn;
  return (
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
  );
}
