import { Button } from '@pahiya/ui/button';
import { OtpField } from '@pahiya/ui/otp-field';
import { useEffect, useRef } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { useFaultWords } from './fault-words.ts';
import { ResendButtons } from './resend-buttons.tsx';
import { type CodeStep, isCodeSpent } from './sign-in-state.ts';
import { useWebOtp } from './use-web-otp.ts';

/** Second step: the OTP. Submits itself at six digits; filled in from the SMS where supported. */
export function CodeFields({ step, isBusy }: { step: CodeStep; isBusy: boolean }) {
  const copy = useCopy('sign-in');
  const error = useFaultWords(step.fault);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const submit = () => input.current?.form?.requestSubmit(button.current);
  useEffect(() => input.current?.focus(), []);
  useWebOtp((code) => {
    if (input.current === null) return;
    input.current.value = code;
    submit();
  });
  return (
    <>
      <input type="hidden" name="mobile" value={step.mobile} />
      <input type="hidden" name="mobileMasked" value={step.mobileMasked} />
      <input type="hidden" name="challengeId" value={step.challengeId} />
      <input type="hidden" name="resendAt" value={step.resendAt} />
      <OtpField
        id="sign-in-otp"
        name="otp"
        label={copy.codeLabel}
        hint={copy.codeSent(step.mobileMasked)}
        error={error}
        inputRef={input}
        onComplete={submit}
      />
      {!isCodeSpent(step.fault) && (
        <Button
          ref={button}
          name="intent"
          value="verify"
          variant="sun"
          block
          busy={isBusy ? copy.verifying : undefined}
        >
          {copy.verify}
        </Button>
      )}
      <ResendButtons resendAt={step.resendAt} />
    </>
  );
}
