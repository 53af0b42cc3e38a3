import { formatCountdown } from '@pahiya/domain/shared/format';
import { Button } from '@pahiya/ui/button';
import { useEffect, useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { usePage } from '../page/page-facts.tsx';

/** Buttons to get another OTP. With script they are disabled until the server would accept; without, the server
 * refuses. */
export function ResendButtons({ resendAt }: { resendAt: string }) {
  const copy = useCopy('sign-in');
  const { hasVoiceCodes } = usePage();
  const seconds = useSecondsUntil(resendAt);
  const waits = seconds > 0;
  return (
    <fieldset className="actions">
      <legend className="field-hint">{copy.otherWays}</legend>
      <Button {...plain('resend')} disabled={waits}>
        {waits ? copy.resendIn(formatCountdown(seconds)) : copy.resend}
      </Button>
      {hasVoiceCodes && (
        <Button {...plain('call')} disabled={waits}>
          {copy.call}
        </Button>
      )}
      <Button {...plain('restart')}>{copy.otherMobile}</Button>
    </fieldset>
  );
}

function plain(intent: string) {
  return {
    name: 'intent',
    value: intent,
    variant: 'quiet',
    size: 'sm',
    formNoValidate: true,
  } as const;
}

/** Whole seconds until an instant, counted down; 0 before hydration, to keep the buttons enabled without script. */
function useSecondsUntil(instant: string): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const left = () => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));
    setSeconds(left());
    const ticking = setInterval(() => {
      setSeconds(left());
      if (left() === 0) clearInterval(ticking);
    }, 1000);
    return () => clearInterval(ticking);
  }, [instant]);
  return Number.isFinite(seconds) ? seconds : 0;
}
