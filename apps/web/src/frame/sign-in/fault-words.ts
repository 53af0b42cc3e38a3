import { formatCountdown } from '@pahiya/domain/shared/format';
import { sentences } from '../copy/sentences.ts';
import { useCopy } from '../copy/use-copy.ts';
import { usePage } from '../page/page-facts.tsx';
import type { SignInFault } from './sign-in-state.ts';

/** An error message, with the waiting time if any; undefined without an error. */
export function useFaultWords(fault: SignInFault | null): string | undefined {
  const signIn = useCopy('sign-in');
  const errors = useCopy('errors');
  const { language } = usePage();
  if (fault === null) return undefined;
  if (fault.code === 'mobile/format') return signIn.mobileWrong;
  if (fault.code === 'otp/format') return signIn.codeWrong;
  const { title, detail } = errors.byCode[fault.code];
  const wait =
    fault.retryAfter === null ? detail : errors.tryAgainIn(formatCountdown(fault.retryAfter));
  return sentences(language, title, wait);
}
