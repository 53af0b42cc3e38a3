import type { Bilingual } from '../shared/bilingual.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';
import { type Paise, paise } from '../shared/money.ts';
import { csvCell } from '../text/csv-cell.ts';
import { aprSheetOf } from './key-facts.ts';
import type { Loan } from './loan.ts';
import { gstOnFee } from './loan-rules.ts';
import { type ScheduleRow, scheduleOf } from './schedule.ts';

/** A loan and the fees to the lender at its start, without GST. */
export type SheetInput = { readonly loan: Loan; readonly fee: Paise };

/**
 * The computation of the APR and the repayment schedule as the RBI's forms number them (annexes B and C), as CSV with a
 * byte order mark: rupees with two decimals, rates in percent. Null before the first day with a rate of GST on fees.
 * Source: RBI circular DOR.STR.REC.13/13.03.00/2024-25 of 15 April 2024. Rule ids: APR, CSV-CELL.
 */
export function aprSheetFile(
  { loan, fee }: SheetInput,
  { on, language }: { readonly on: IstDate; readonly language: Language },
): string | null {
  const gst = gstOnFee(fee, on);
  if (gst === null) return null;
  const sheet = aprSheetOf(loan, [{ name: '', payee: 'lender', amount: fee, gst }]);
  const say = (text: Bilingual) => text[language];
  const rows: readonly (readonly string[])[] = [
    [say(words.title), on],
    ['1', say(words.sanctioned), rupeesOf(sheet.sanctioned)],
    ['2', say(words.months), String(sheet.months)],
    ['2a', say(words.instalments), String(sheet.instalments)],
    ['2b', say(words.instalment), rupeesOf(sheet.instalment)],
    ['3', say(words.rate), percentOf(sheet.rate)],
    ['4', say(words.interest), rupeesOf(sheet.totalInterest)],
    ['5', say(words.fees), rupeesOf(sheet.lenderFees)],
    ['', say(words.gst), rupeesOf(sheet.gstOnFees)],
    ['6', say(words.net), rupeesOf(sheet.net)],
    ['7', say(words.total), rupeesOf(sheet.totalPaid)],
    ['8', say(words.apr), sheet.apr === null ? say(words.none) : percentOf(sheet.apr)],
    [],
    columns.map(say),
    ...scheduleOf(loan).rows.map(cellsOf),
  ];
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function cellsOf({ month, opening, principal, interest, instalment }: ScheduleRow): string[] {
  return [String(month), ...[opening, principal, interest, instalment].map(rupeesOf)];
}

function rupeesOf(sum: Paise): string {
  return (paise(sum) / 100).toFixed(2);
}

function percentOf(thousandths: number): string {
  return (thousandths / 1000).toFixed(2);
}

const words = {
  title: { en: 'Computation of the APR, as of', hi: 'APR का हिसाब, तारीख़' },
  sanctioned: { en: 'Sanctioned loan amount (₹)', hi: 'मंज़ूर लोन (₹)' },
  months: { en: 'Loan term (months)', hi: 'लोन की अवधि (महीने)' },
  instalments: { en: 'Number of instalments', hi: 'किस्तों की संख्या' },
  instalment: { en: 'Instalment (₹)', hi: 'EMI (₹)' },
  rate: { en: 'Interest rate (% a year)', hi: 'ब्याज दर (% सालाना)' },
  interest: { en: 'Total interest (₹)', hi: 'कुल ब्याज (₹)' },
  fees: { en: 'Fees with GST (₹)', hi: 'फ़ीस, GST के साथ (₹)' },
  gst: { en: 'of which GST (₹)', hi: 'इसमें GST (₹)' },
  net: { en: 'Amount disbursed after fees (₹)', hi: 'फ़ीस के बाद मिलने वाली रकम (₹)' },
  total: { en: 'Total paid by the borrower (₹)', hi: 'कुल चुकाई जाने वाली रकम (₹)' },
  apr: { en: 'Annual percentage rate (%)', hi: 'APR, सालाना प्रतिशत दर (%)' },
  none: { en: 'Not computable', hi: 'नहीं निकल सकता' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const columns: readonly Bilingual[] = [
  { en: 'Instalment no.', hi: 'किस्त' },
  { en: 'Outstanding principal (₹)', hi: 'बाक़ी मूलधन (₹)' },
  { en: 'Principal (₹)', hi: 'मूलधन (₹)' },
  { en: 'Interest (₹)', hi: 'ब्याज (₹)' },
  { en: 'Instalment (₹)', hi: 'EMI (₹)' },
];
