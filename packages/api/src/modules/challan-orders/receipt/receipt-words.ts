import type { PaymentMethod } from '@pahiya/domain/payments/ports';
import type { Language } from '@pahiya/domain/shared/language';
import type { ReceiptFacts } from './receipt-facts.ts';

type ChallanState = ReceiptFacts['challans'][number]['state'];

/** Words of a receipt. */
export type ReceiptWords = {
  readonly taxTitle: string;
  readonly plainTitle: string;
  readonly sandbox: string;
  readonly order: string;
  readonly paid: string;
  readonly vehicle: string;
  readonly method: Readonly<Record<PaymentMethod, string>>;
  readonly methodTitle: string;
  readonly check: string;
  readonly passedOn: string;
  readonly challan: string;
  readonly receipt: string;
  readonly amount: string;
  readonly states: Readonly<Record<ChallanState, string>>;
  readonly fines: string;
  readonly service: string;
  readonly sac: string;
  readonly settlementFee: string;
  readonly legalFee: string;
  readonly discount: string;
  readonly taxable: string;
  readonly gst: string;
  readonly cgst: string;
  readonly sgst: string;
  readonly serviceTotal: string;
  readonly total: string;
  readonly refunds: string;
  readonly refundDone: string;
  readonly refundDue: string;
  readonly reference: string;
  readonly note: string;
  readonly help: string;
};

const english: ReceiptWords = {
  taxTitle: 'Receipt and tax invoice',
  plainTitle: 'Receipt',
  sandbox: 'Sandbox: made-up data, no real money moved',
  order: 'Order',
  paid: 'Paid on',
  vehicle: 'Vehicle',
  method: {
    upi: 'UPI',
    card: 'Card',
    netbanking: 'Net banking',
    wallet: 'Wallet',
    unknown: 'Online',
  },
  methodTitle: 'Paid by',
  check: 'Scan to check this receipt',
  passedOn: 'Fines, passed on to the authorities whole (no GST)',
  challan: 'Challan',
  receipt: "Authority's receipt",
  amount: 'Amount',
  states: { settled: 'Settled', 'under-way': 'Under way', 'given-back': 'Paid back' },
  fines: 'Fines in all',
  service: 'Our service',
  sac: 'SAC',
  settlementFee: 'Settlement fee',
  legalFee: 'Legal fee, court challans',
  discount: 'Discount',
  taxable: 'Taxable value',
  gst: 'GST',
  cgst: 'CGST',
  sgst: 'SGST',
  serviceTotal: 'Our service in all',
  total: 'Total paid',
  refunds: 'Refunds',
  refundDone: 'Refunded on',
  refundDue: 'Expected by',
  reference: 'bank reference',
  note: 'The receipt for a fine is the one of the authority; its number is above as soon as there is one.',
  help: 'Help',
};

const hindi: ReceiptWords = {
  taxTitle: 'रसीद और टैक्स इनवॉइस',
  plainTitle: 'रसीद',
  sandbox: 'सैंडबॉक्स: बनावटी डेटा, असली पैसा नहीं लगा',
  order: 'ऑर्डर',
  paid: 'भुगतान का समय',
  vehicle: 'वाहन',
  method: {
    upi: 'UPI',
    card: 'कार्ड',
    netbanking: 'नेट बैंकिंग',
    wallet: 'वॉलेट',
    unknown: 'ऑनलाइन',
  },
  methodTitle: 'भुगतान का तरीक़ा',
  check: 'रसीद जाँचने के लिए स्कैन करें',
  passedOn: 'जुर्माना, पूरा प्राधिकरण को दिया जाता है (GST नहीं)',
  challan: 'चालान',
  receipt: 'प्राधिकरण की रसीद',
  amount: 'राशि',
  states: { settled: 'निपट गया', 'under-way': 'चल रहा है', 'given-back': 'पैसा वापस' },
  fines: 'कुल जुर्माना',
  service: 'हमारी सेवा',
  sac: 'SAC',
  settlementFee: 'निपटान शुल्क',
  legalFee: 'क़ानूनी शुल्क, कोर्ट चालान',
  discount: 'छूट',
  taxable: 'कर योग्य मूल्य',
  gst: 'GST',
  cgst: 'CGST',
  sgst: 'SGST',
  serviceTotal: 'हमारी सेवा का कुल',
  total: 'कुल भुगतान',
  refunds: 'रिफ़ंड',
  refundDone: 'वापस किया गया',
  refundDue: 'इस दिन तक अपेक्षित',
  reference: 'बैंक संदर्भ',
  note: 'जुर्माने की रसीद प्राधिकरण की ही मानी जाती है; उसका नंबर मिलते ही ऊपर लिखा होगा।',
  help: 'सहायता',
};

/** The words of a receipt by language. */
export const receiptWords: Readonly<Record<Language, ReceiptWords>> = { en: english, hi: hindi };
