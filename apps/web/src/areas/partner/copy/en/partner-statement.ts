import type { LeadKind } from '@pahiya/domain/leads/lead-rules';

const leads: Readonly<Record<LeadKind, string>> = {
  'used-car': 'Used car',
  'sell-car': 'Car for sale',
  loan: 'Loan',
  insurance: 'Insurance',
};

/** Words of statements of partners. */
export const copy = {
  title: 'Statement',
  of: (month: string, year: string) => `Statement, ${month} ${year}`,
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  earlier: 'Previous month',
  sums: 'Amounts',
  opening: 'Opening balance',
  closing: 'Closing balance',
  kinds: {
    'lead-charge': 'Lead delivered',
    'lead-credit': 'Credit after a dispute',
    'firm-payment': 'Your payment',
    'firm-payment-undone': 'Payment undone',
  },
  payment: (of: Readonly<Record<'received' | 'tds' | 'day' | 'reference', string>>) =>
    `${of.received} received on ${of.day} · TDS ${of.tds} · UTR ${of.reference}`,
  credit: 'A negative balance is your credit: the next bill is set off against it.',
  gst: (amount: string) => `GST ${amount}`,
  none: 'No entries this month.',
  csv: 'Download as CSV',
  pdf: 'Download as PDF',
  prices: 'Price per lead',
  pricesFailed: 'Prices are unavailable. Reload the page.',
  leads,
  plusGst: (percent: number) => `plus ${percent}% GST`,
  later: (amount: string, day: string) => `${amount} from ${day}`,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-statement': typeof copy;
  }
}
