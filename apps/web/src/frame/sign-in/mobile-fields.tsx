import { Button } from '@pahiya/ui/button';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../copy/use-copy.ts';
import { useFaultWords } from './fault-words.ts';
import type { SignInFault } from './sign-in-state.ts';

type MobileFieldsProps = {
  readonly mobile: string;
  readonly fault: SignInFault | null;
  readonly isBusy: boolean;
};

/** First step: the mobile number. */
export function MobileFields({ mobile, fault, isBusy }: MobileFieldsProps) {
  const copy = useCopy('sign-in');
  const error = useFaultWords(fault);
  return (
    <>
      <TextField
        id="sign-in-mobile"
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix="+91"
        label={copy.mobileLabel}
        hint={copy.mobileHint}
        error={error}
        defaultValue={mobile}
        maxLength={20}
        required
      />
      <Button
        name="intent"
        value="send"
        variant="sun"
        block
        busy={isBusy ? copy.sending : undefined}
      >
        {copy.send}
      </Button>
    </>
  );
}
