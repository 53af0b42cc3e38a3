import type { Refusal } from '../../../http/refusal.ts';

/** For an application that does not exist or belongs to another person; the response is the same. */
export const applicationNotFound: Refusal = {
  code: 'loan/application-not-found',
  detail: 'There is no such application in your account.',
};

/** For an act that the state of the application does not allow. */
export const wrongStep: Refusal = {
  code: 'loan/wrong-step',
  detail: 'This is not possible in the current state of the application. Fetch it.',
};

/** Where no lender can be asked, or their service did not answer. */
export const lendersUnavailable: Refusal = {
  code: 'loan/lenders-unavailable',
  detail: 'The lenders cannot be reached. Nothing was sent to them.',
  retryAfterSeconds: 60,
};

/** For a consent to a text that is no longer shown. */
export const consentChanged: Refusal = {
  code: 'loan/consent-changed',
  detail: 'The text of the consent has changed. Read it again; nothing was sent.',
  errors: [{ path: 'body.textVersion', message: 'Read the text again.' }],
};

/** For an offer that is over, or that is no longer the chosen one. */
export const offerOver: Refusal = {
  code: 'loan/offer-over',
  detail: 'This offer is over. Choose another.',
};

/** For a request whose OTPs are used up. */
export const otpNoMore: Refusal = {
  code: 'loan/otp-no-more',
  detail: 'No further OTP is sent for this request.',
};

/** For an OTP that was requested too soon. */
export function otpWait(retryAfterSeconds: number): Refusal {
  return {
    code: 'auth/otp-wait',
    detail: 'An OTP was sent just now.',
    retryAfterSeconds: Math.max(1, retryAfterSeconds),
  };
}

/** For an OTP that the lenders' service did not accept. */
export const otpWrong: Refusal = {
  code: 'auth/otp-wrong',
  detail: "The lenders' service did not accept this OTP.",
  errors: [{ path: 'body.otp', message: 'Enter the six digits from the latest message.' }],
};

/** For an OTP whose session is over. */
export const otpExpired: Refusal = {
  code: 'auth/otp-expired',
  detail: 'The OTP is over. Ask for another one.',
};

/** Bad input of one field. */
export function badField(field: string, message: string): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [{ path: `body.${field}`, message }],
  };
}
