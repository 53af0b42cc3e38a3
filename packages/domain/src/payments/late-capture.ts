/** Reasons of a failed payment after which no money was debited: the payer was not authenticated, or their bank said no.
 * Source: Razorpay documents, error reasons (names beyond `payment_cancelled` and the one-time password's are
 * unverified: a reason that is missing here only makes a retry wait). */
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

/** Whether a payment that the gateway calls failed may still be captured: its bank did not answer in time, or the reason
 * is one we do not know. Source: Razorpay documents, late authorisation. Rule id: PAY-LATE. */
export function mayArriveLate(errorReason: string | null): boolean {
  return errorReason === null || !NOT_DEBITED.has(errorReason);
}

/** From when a second payment may start after a failed one: at once where no money was debited, else `minutes` after
 * the failure. Null: at once. */
export function retryFrom(
  failed: { readonly errorReason: string | null; readonly failedAt: Date },
  minutes: number,
): Date | null {
  if (!mayArriveLate(failed.errorReason)) return null;
  return new Date(failed.failedAt.getTime() + minutes * 60_000);
}
