import type { ApiFailure } from '@pahiya/api-client/api-failure';
import type { ErrorCode } from '@pahiya/contracts/error-codes';

/** Error code; the text is chosen where it is shown. `retryAfter` in seconds. */
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
      /** Instant from which another OTP can be requested. */
      readonly resendAt: string;
      readonly fault: SignInFault | null;
    }
  | { readonly step: 'done'; readonly next: string };

/** State of the OTP step. */
export type CodeStep = Extract<SignInState, { step: 'code' }>;

/** Initial state. */
export function startState(mobile: string): SignInState {
  return { step: 'mobile', mobile, fault: null };
}

/** A failed call as an error of the form. */
export function faultOf(failure: ApiFailure): SignInFault {
  return failure.kind === 'network'
    ? { code: 'network', retryAfter: null }
    : { code: failure.code, retryAfter: failure.retryAfter };
}

/** Errors after which this OTP is no longer valid: the person requests a new one. */
export function isCodeSpent(fault: SignInFault | null): boolean {
  return fault?.code === 'auth/otp-expired' || fault?.code === 'auth/otp-tries-used';
}

/** Whether an OTP is being checked or was refused: sending it again would use up an attempt. After any other error,
 * such as a lost connection, the same OTP may be sent again. */
export function isRepeatedCode(sent: string, code: string, fault: SignInFault | null): boolean {
  return code === sent && (fault === null || fault.code === 'auth/otp-wrong');
}
