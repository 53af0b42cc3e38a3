/** An error of Razorpay's API with its HTTP status. */
export type RazorpayError = {
  readonly status: 400 | 401 | 404;
  readonly code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR';
  readonly description: string;
  readonly field?: string;
  readonly source?: string;
  readonly step?: string;
  readonly reason?: string;
};

/** Refuses a request like Razorpay: one code for nearly everything, and a text. */
export function badRequest(
  description: string,
  more: Partial<Omit<RazorpayError, 'code' | 'description'>> = {},
): RazorpayError {
  return { status: 400, code: 'BAD_REQUEST_ERROR', description, ...more };
}

/** Body of an error; "NA" for empty fields. */
export function errorBody(
  error: RazorpayError,
  metadata: Readonly<Record<string, string>> = {},
): object {
  return {
    error: {
      code: error.code,
      description: error.description,
      source: error.source ?? 'NA',
      step: error.step ?? 'NA',
      reason: error.reason ?? 'NA',
      metadata,
      ...(error.field === undefined ? {} : { field: error.field }),
    },
  };
}

/** Aborts a request: thrown in the gateway's routes and handled by their error handler. */
export class RazorpayRefusal extends Error {
  readonly refusal: RazorpayError;
  constructor(refusal: RazorpayError) {
    super(refusal.description);
    this.refusal = refusal;
  }
}

/** The bank's error of a failed payment. */
export type PaymentError = {
  readonly code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR';
  readonly description: string;
  readonly source: string;
  readonly step: string;
  readonly reason: string;
};

export const PAYMENT_ERRORS = {
  declined: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Your payment was declined by the bank.',
    source: 'issuer_bank',
    step: 'payment_authorization',
    reason: 'payment_declined',
  },
  timedOut: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Your payment was not completed in time.',
    source: 'customer',
    step: 'payment_authentication',
    reason: 'payment_timed_out',
  },
  bankTimedOut: {
    code: 'GATEWAY_ERROR',
    description: 'The bank did not answer in time.',
    source: 'bank',
    step: 'payment_authorization',
    reason: 'bank_technical_error',
  },
  incorrectOtp: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Payment failed because the code was incorrect.',
    source: 'customer',
    step: 'payment_authentication',
    reason: 'incorrect_otp',
  },
  cardDeclined: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Your card was declined by its bank.',
    source: 'issuer_bank',
    step: 'payment_authorization',
    reason: 'card_declined',
  },
} as const satisfies Record<string, PaymentError>;
