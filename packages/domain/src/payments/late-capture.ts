/** Failure reasons after which no money was debited: the payer was not authenticated, or the bank declined. Source:
 * Razorpay documents, error reasons (names other than `payment_cancelled` and the OTP's are unverified: a missing
 * reason only delays a retry). */
const NOT_DEBITED: ReadonlySet<string> = new Set([
  'payment_cancelled',
  'payment_declined',
  'card_declined',
  'card_expired',
  'insufficient_funds',
  'incorrect_otp',
  'invalid_otp',
  'invalid_vpa',
]);

/** Whether a failed payment may still be captured: its bank did not respond in time, or the reason is unknown.
 * Source: Razorpay documents, late authorisation. Rule id: PAY-LATE. */
export function mayArriveLate(errorReason: string | null): boolean {
  return errorReason === null || !NOT_DEBITED.has(errorReason);
}

/** Earliest time of a second payment after a failed one: at once if no money was debited (null), else `minutes`
 * after the failure. */
export function retryFrom(
  failed: { readonly errorReason: string | null; readonly failedAt: Date },
  minutes: number,
): Date | null {
  if (!mayArriveLate(failed.errorReason)) return null;
  return new Date(failed.failedAt.getTime() + minutes * 60_000);
}
