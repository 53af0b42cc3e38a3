import type { FirmBooking } from '@pahiya/domain/ledger/ledger';
import type { Language } from '@pahiya/domain/shared/language';

/** Words of a statement as PDF. */
export type StatementWords = {
  readonly title: string;
  readonly sandbox: string;
  readonly from: string;
  readonly firm: string;
  readonly period: string;
  readonly until: (first: string, last: string) => string;
  readonly open: string;
  readonly opening: string;
  readonly closing: string;
  readonly heads: { readonly entry: string; readonly net: string; readonly total: string };
  readonly kinds: Readonly<Record<FirmBooking, string>>;
  readonly lead: (id: string) => string;
  readonly payment: (
    of: Readonly<Record<'received' | 'tds' | 'day' | 'reference', string>>,
  ) => string;
  readonly none: string;
  readonly more: (count: number) => string;
  readonly totals: string;
  readonly hash: string;
};

export const statementWords: Readonly<Record<Language, StatementWords>> = {
  en: {
    title: 'Statement',
    sandbox: 'Sandbox: sample data, no real payment',
    from: 'From',
    firm: 'For',
    period: 'Period',
    until: (first, last) => `${first} to ${last}`,
    open: 'The month is not over: later entries are missing.',
    opening: 'Opening balance',
    closing: 'Closing balance',
    heads: { entry: 'Entry', net: 'Net', total: 'Total' },
    kinds: {
      'lead-charge': 'Lead delivered',
      'lead-credit': 'Credit after a dispute',
      'firm-payment': 'Payment',
      'firm-payment-undone': 'Payment undone',
    },
    lead: (id) => `Lead ${id}`,
    payment: ({ received, tds, day, reference }) =>
      `Received ${received} on ${day} · TDS ${tds} · UTR ${reference}`,
    none: 'No entries this month.',
    more: (count) => `${count} more entries are in the CSV file. The totals include them.`,
    totals: 'Total of the month',
    hash: 'SHA-256 of the statement:',
  },
  hi: {
    title: 'स्टेटमेंट',
    sandbox: 'सैंडबॉक्स: नमूना डेटा, असली भुगतान नहीं',
    from: 'जारीकर्ता',
    firm: 'फ़र्म',
    period: 'अवधि',
    until: (first, last) => `${first} से ${last} तक`,
    open: 'महीना अभी पूरा नहीं हुआ है: आगे की एंट्री इसमें नहीं हैं।',
    opening: 'शुरुआती बक़ाया',
    closing: 'आख़िरी बक़ाया',
    heads: { entry: 'एंट्री', net: 'GST से पहले', total: 'कुल' },
    kinds: {
      'lead-charge': 'लीड मिली',
      'lead-credit': 'विवाद के बाद वापस जोड़ी',
      'firm-payment': 'भुगतान',
      'firm-payment-undone': 'भुगतान की एंट्री रद्द',
    },
    lead: (id) => `लीड ${id}`,
    payment: ({ received, tds, day, reference }) =>
      `${day} को ${received} मिले · TDS ${tds} · UTR ${reference}`,
    none: 'इस महीने कुछ नहीं।',
    more: (count) => `${count} और एंट्री CSV फ़ाइल में हैं। कुल रक़म में वे शामिल हैं।`,
    totals: 'महीने का कुल',
    hash: 'स्टेटमेंट का SHA-256:',
  },
};
