import type { Refusal } from '../../../http/refusal.ts';

/** For an issue that does not exist or belongs to another person; the response is the same. */
export const issueNotFound: Refusal = {
  code: 'fastag/issue-not-found',
  detail: 'There is no such tag request in your account.',
};

/** For an action that the state of the issue does not allow. */
export const issueWrongStep: Refusal = {
  code: 'fastag/wrong-step',
  detail: 'This is not possible in the current state of the issue. Fetch its status.',
};

/** For a session that the issuer ended. */
export const sessionOver: Refusal = {
  code: 'fastag/session-over',
  detail: 'The session with the issuer is over. Start again with check-user.',
};

/** For an issuer that did not answer, or not as documented. */
export const issuerUnavailable: Refusal = {
  code: 'fastag/issuer-unavailable',
  detail: 'The issuer bank did not respond. Nothing has been charged.',
  retryAfterSeconds: 60,
};

/** For a class without a plan of the issuer. */
export const notSold: Refusal = {
  code: 'fastag/not-sold',
  detail: 'The issuer has no tag of this class.',
};

/** For a class that the person has to choose. */
export const classNeeded: Refusal = {
  code: 'fastag/class-needed',
  detail: 'The record does not say the class. Send tagClass.',
  errors: [{ path: 'body.tagClass', message: 'Choose the type of the vehicle.' }],
};

/** For a class that is not among the vehicle's. */
export const classMismatch: Refusal = {
  code: 'fastag/class-mismatch',
  detail: 'The class does not fit the vehicle. Send one of the choices.',
  errors: [{ path: 'body.tagClass', message: 'Choose one of the types for this vehicle.' }],
};

/** For vehicles that pay no fee. */
export const noTagNeeded: Refusal = {
  code: 'fastag/no-tag-needed',
  detail: 'Vehicles with two or three wheels need no FASTag.',
};

/** For a vehicle with an active tag, unless the person confirmed that it may become inactive. */
export const tagActive: Refusal = {
  code: 'fastag/tag-active',
  detail: 'The vehicle already has an active tag. Send replacesTag once the user has confirmed.',
  errors: [{ path: 'body.replacesTag', message: 'Confirm that the present tag may stop working.' }],
};

/** The issuer's refusals of person and vehicle. */
export const checkRefusals = {
  'vehicle-mismatch': {
    code: 'fastag/vehicle-mismatch',
    detail: 'The issuer found other numbers for this vehicle.',
    errors: [{ path: 'body.identifierEnd', message: 'Enter the last five characters.' }],
  },
  'other-tag-active': {
    code: 'fastag/other-tag-active',
    detail: 'The issuer found another active tag, which its bank must close first.',
  },
  'person-refused': {
    code: 'fastag/person-refused',
    detail: 'The issuer did not accept the details of the person.',
    errors: [{ path: 'body.idNumber', message: 'Enter the details as on the identity proof.' }],
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** For an OTP that the issuer did not accept. */
export const otpWrong: Refusal = {
  code: 'fastag/otp-wrong',
  detail: 'The issuer did not accept this OTP.',
  errors: [{ path: 'body.otp', message: 'Enter the OTP that the issuer sent.' }],
};

/** For an OTP that was requested too soon. */
export function otpTooSoon(retryAfterSeconds: number): Refusal {
  return {
    code: 'fastag/otp-too-soon',
    detail: 'The issuer sent an OTP just now.',
    retryAfterSeconds: Math.max(1, retryAfterSeconds),
  };
}
