import type { ErrorCode } from '@pahiya/contracts/error-codes';

/** What went wrong and what to do, by code. `detail` may be empty where the title says it all. */
export type ErrorWords = { readonly title: string; readonly detail: string };

/** Codes that every look-up can end in, "unknown" (a response that is not ours) and "network". */
export type BasicCode =
  | Extract<ErrorCode, '1003' | `${'request' | 'server' | 'auth' | 'vehicle'}/${string}`>
  | 'unknown'
  | 'network';

const ours: ErrorWords = {
  title: 'Something went wrong on our side',
  detail: 'We have logged the problem. Please try again later.',
};
const reload: ErrorWords = {
  title: 'This could not be submitted',
  detail: 'Reload the page and try again.',
};

/** The errors of a page that only looks something up: it does not load those of every other area. */
export const copy: { readonly byCode: Readonly<Record<BasicCode, ErrorWords>> } = {
  byCode: {
    'request/bad-input': {
      title: 'Please fix the following',
      detail: 'Check the highlighted fields and try again.',
    },
    'request/bad-json': reload,
    'request/malformed': reload,
    'request/cross-site': reload,
    'request/not-found': {
      title: 'Page not found',
      detail: 'Check the address for typing errors.',
    },
    'request/method-not-allowed': reload,
    'request/not-acceptable': reload,
    'request/too-large': {
      title: 'This is too large to send',
      detail: 'Shorten it or use a smaller file.',
    },
    'request/unsupported-type': reload,
    'request/too-many': {
      title: 'Too many attempts',
      detail: 'Please wait a while and try again.',
    },
    'request/idempotency-mismatch': reload,
    'request/idempotency-in-progress': {
      title: 'Your request is being processed',
      detail: 'Please wait. There is no need to submit it again.',
    },
    'auth/required': { title: 'Please sign in', detail: 'You need to be signed in to view this.' },
    'auth/otp-wrong': {
      title: 'Incorrect OTP',
      detail: 'Enter the six digits from the latest message.',
    },
    'auth/otp-expired': {
      title: 'This OTP has expired',
      detail: 'An OTP is valid for 5 minutes. Request a new one.',
    },
    'auth/otp-tries-used': { title: 'Too many incorrect attempts', detail: 'Request a new OTP.' },
    'auth/otp-wait': {
      title: 'An OTP was sent just now',
      detail: 'Wait 30 seconds before requesting another.',
    },
    'auth/sms-not-sent': {
      title: 'The OTP could not be sent',
      detail: 'There is a problem with the SMS service. Try again in a minute.',
    },
    'auth/not-yours': {
      title: 'You do not have access to this',
      detail: 'It belongs to another account. Sign in with that account.',
    },
    'auth/device-not-found': {
      title: 'Device not found',
      detail: 'It may already have been signed out.',
    },
    'vehicle/not-a-mark': {
      title: 'This is not a valid vehicle number',
      detail: 'Enter it like DL 8C AF 5030, MH 12 DE 1433 or 22 BH 6517 A.',
    },
    'vehicle/not-in-register': {
      title: 'VAHAN does not have numbers of this type',
      detail: 'Temporary, trade, military and diplomatic numbers cannot be looked up.',
    },
    'vehicle/not-found': {
      title: 'No vehicle found with this number',
      detail:
        'Check it against the number plate or the RC. New vehicles can take a few days to appear.',
    },
    'vehicle/hidden': {
      title: 'The owner has hidden this vehicle',
      detail: 'If it is yours, sign in with the account you used to hide it.',
    },
    'vehicle/not-proven': {
      title: 'These numbers do not match the record',
      detail: 'Enter the full chassis and engine numbers as printed on the RC.',
    },
    'vehicle/source-timeout': {
      title: 'VAHAN is taking too long to respond',
      detail: 'It is slow at the moment. There is no problem with your vehicle.',
    },
    'vehicle/source-unavailable': {
      title: 'VAHAN is unavailable at the moment',
      detail: 'There is no problem with your vehicle.',
    },
    'vehicle/source-malformed': {
      title: 'VAHAN sent a response we could not read',
      detail: 'We have logged the problem. There is nothing wrong with your vehicle.',
    },
    '1003': {
      title: 'You have reached today’s limit',
      detail: 'It resets at midnight. Sign in for more look-ups.',
    },
    'server/failure': ours,
    'server/unavailable': {
      title: 'The service is temporarily unavailable',
      detail: 'Try again in a minute.',
    },
    unknown: ours,
    network: {
      title: 'Could not connect',
      detail: 'Check your internet connection and try again.',
    },
  },
};

declare module '../copies.ts' {
  interface Copies {
    readonly 'basic-errors': typeof copy;
  }
}
