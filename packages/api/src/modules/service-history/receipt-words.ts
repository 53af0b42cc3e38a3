import type { OrderReceipts } from '../../order-receipts.ts';

/** Words on receipts of reports. Nothing is passed on to others. */
export const receiptWords: OrderReceipts['words'] = {
  en: {
    passedOn: 'Service-history report',
    passedOnTotal: 'Total passed on',
    item: 'Report',
    reference: 'Reference',
    states: { done: 'Delivered', 'under-way': 'In progress', 'given-back': 'Refunded' },
    lines: { report: 'Service-history report' },
    note: 'A report without records is refunded in full.',
  },
  hi: {
    passedOn: 'सर्विस हिस्ट्री रिपोर्ट',
    passedOnTotal: 'आगे भेजी गई कुल राशि',
    item: 'रिपोर्ट',
    reference: 'रेफ़रेंस',
    states: { done: 'मिल गई', 'under-way': 'बन रही है', 'given-back': 'पैसा वापस' },
    lines: { report: 'सर्विस हिस्ट्री रिपोर्ट' },
    note: 'रिकॉर्ड न मिलने पर पूरा पैसा वापस होता है।',
  },
};
