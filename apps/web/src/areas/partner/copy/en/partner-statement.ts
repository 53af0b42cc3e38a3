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
  kinds: { 'lead-charge': 'Lead delivered', 'lead-credit': 'Credit after a dispute' },
  gst: (amount: string) => `GST ${amount}`,
  none: 'No entries this month.',
  csv: 'Download as CSV',
  pdf: 'Download as PDF',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-statement': typeof copy;
  }
}
