/** Whether a receipt number is only the challan's own number in another spelling: with spaces, slashes or dashes, in
 * small letters, without the letters of the state, or with words around it. Such a number proves no payment.
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
