const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-([1-9][0-9]?))?$/;

/** Receipt of a refund: our id, from the second attempt on with its number. The gateway accepts one refund per receipt,
 * so resending a failed one needs a new receipt. At most 40 characters. */
export function refundReceipt({ refundId, tries }: { refundId: string; tries: number }): string {
  return tries === 1 ? refundId : `${refundId}-${tries}`;
}

/** Parses a receipt into our refund id and attempt; null if it is not ours. */
export function readRefundReceipt(
  receipt: string | null,
): { readonly refundId: string; readonly tries: number } | null {
  const parts = receipt === null ? null : FORM.exec(receipt);
  if (parts?.[1] === undefined) return null;
  return { refundId: parts[1], tries: parts[2] === undefined ? 1 : Number(parts[2]) };
}
