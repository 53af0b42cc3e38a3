import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';

/** A new password. */
export function NewPasswordField({ name }: { name: 'password' | 'next' }) {
  const copy = useCopy('partner').signIn;
  return (
    <TextField
      id={name}
      name={name}
      type="password"
      label={copy.newPassword}
      hint={copy.newPasswordHint}
      autoComplete="new-password"
      minLength={12}
      maxLength={200}
      required
    />
  );
}
