import type { ApiFailure } from '@pahiya/api-client/api-failure';
import type { ErrorCode } from '@pahiya/contracts/error-codes';

/** What is wrong, by code; words are chosen where it is shown. `retryAfter` in seconds. */
export type SignInFault = {
  readonly code: ErrorCode | 'unknown' | 'network' | 'mobile/format' | 'otp/format';
  readonly retryAfter: number | null;
};

/** State of the sign-in form. */
export type SignInState =
  | { readonly step: 'mobile'; readonly mobile: string; readonly fault: SignInFault | null }
  | {
      readonly step: 'code';
      readonly mobile: string;
      readonly mobileMasked: string;
      readonly challengeId: string;
      /** Instant; another code may be asked for from then on. */
      readonly resendAt: string;
      readonly fault: SignInFault | null;
    }
  | { readonly step: 'done'; readonly next: string };

/** The code step: what it needs to go on. */
export type CodeStep = Extract<SignInState, { step: 'code' }>;

/** Where signing in starts. */
export function startState(mobile: string): SignInState {
  return { step: 'mobile', mobile, fault: null };
}

/** A failed call as a fault of the form. */
export function faultOf(failure: ApiFailure): SignInFault {
  return failure.kind === 'network'
    ? { code: 'network', retryAfter: null }
    : { code: failure.code, retryAfter: failure.retryAfter };
}

/** Faults after which this code can no longer be used: the person asks for a new one. */
export function isCodeSpent(fault: SignInFault | null): boolean {
  return fault?.code === 'auth/otp-expired' || fault?.code === 'auth/otp-tries-used';
}

/** Whether a code was sent already and is still being checked or was refused: sending it again would only use up a try.
 * After any other fault, such as a lost connection, the same code may be sent again. */
export function isRepeatedCode(sent: string, code: string, fault: SignInFault | null): boolean {
  return code === sent && (fault === null || fault.code === 'auth/otp-wrong');
}
