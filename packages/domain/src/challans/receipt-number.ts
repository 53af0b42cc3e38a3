/** Whether a receipt number is just the challan number in another spelling: with spaces, slashes or dashes, in lower
 * case, without the state letters, or with words around it. It would not prove a payment.
 * Rule id: RECEIPT-NUMBER. */
export function isOwnChallanNumber(receiptNumber: string, challanNumber: string): boolean {
  const receipt = lettersAndDigits(receiptNumber);
  const challan = lettersAndDigits(challanNumber);
  const digits = challan.replace(/^[A-Z]{2}(?=\d{6})/, '');
  if (!receipt.includes(digits)) return false;
  return !/\d/.test(receipt.replace(digits, ''));
}

function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}
