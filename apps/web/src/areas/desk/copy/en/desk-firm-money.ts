/** What a partner firm owes and paid, at the desk. */
export const copy = {
  title: (firm: string) => `Payments of ${firm}`,
  tab: 'Payments of a partner',
  back: 'Partner firms',
  recorded: 'Payment recorded.',
  undoneNote: 'Payment undone.',
  balance: 'Balance',
  owed: 'Owes us today',
  credit: 'Credit, carried to the next statement',
  charged: (day: string) => `Charged since ${day}, without GST`,
  deducted: 'TDS recorded since then',
  rule: {
    gives: (rate: string) => `TDS at ${rate} would be`,
    below: 'TDS by the rule',
    note: (of: Readonly<Record<'day' | 'threshold', string>>) =>
      `Rule from ${of.day}: nothing up to ${of.threshold} a year, then on the whole amount. To be confirmed by an accountant; shown for comparison, never booked.`,
  },
  record: 'Record a payment',
  recordText:
    'Enter the amounts as on our bank statement and the firm’s advice. TDS settles the bill and is claimed from the tax office.',
  received: 'Received at our bank (₹)',
  tds: 'TDS deducted by the firm (₹)',
  tdsHint: '0 if none',
  paidOn: 'Received on',
  reference: 'Bank reference (UTR)',
  submit: 'Record payment',
  wrongAmount: 'Enter the amount in rupees, e.g. 500 or 500.50.',
  wrongTds: 'Enter rupees, not more than was received. 0 if none.',
  wrongDay: 'Enter a day since the firm joined, not in the future.',
  wrongReference: '6 to 40 letters, digits, slashes or dashes.',
  payments: 'Payments',
  none: 'No payments yet.',
  amounts: (amount: string, tds: string) => `${amount} received · TDS ${tds}`,
  by: (name: string, at: string) => `Recorded by ${name}, ${at}`,
  undone: 'Undone',
  undo: 'Undo',
  undoLong: (reference: string) => `Undo payment ${reference}`,
  undoText:
    'Becomes an entry of today on the firm’s statement. The reference can then be recorded again.',
  reason: 'Reason',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-firm-money': typeof copy;
  }
}
