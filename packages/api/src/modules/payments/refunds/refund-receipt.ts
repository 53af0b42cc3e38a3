const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-([1-9][0-9]?))?$/;

/** What a refund is sent under: our id, and from the second try on its number. The gateway takes one refund a receipt,
 * so a refund that failed at the bank needs another one. At most 40 characters. */
export function refundReceipt({ refundId, tries }: { refundId: string; tries: number }): string {
  return tries === 1 ? refundId : `${refundId}-${tries}`;
}

/** Our refund and its try from a receipt; null for one that is not of ours. */
export function readRefundReceipt(
  receipt: string | null,
): { readonly refundId: string; readonly tries: number } | null {
  const parts = receipt === null ? null : FORM.exec(receipt);
  if (parts?.[1] === undefined) return null;
  return { refundId: parts[1], tries: parts[2] === undefined ? 1 : Number(parts[2]) };
}
