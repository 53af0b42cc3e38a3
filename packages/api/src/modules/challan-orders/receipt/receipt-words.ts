import type { PaymentMethod } from '@pahiya/domain/payments/ports';
import type { Language } from '@pahiya/domain/shared/language';
import type { ReceiptFacts } from './receipt-facts.ts';

type ChallanState = ReceiptFacts['challans'][number]['state'];

/** Texts of a receipt. */
export type ReceiptWords = {
  readonly taxTitle: string;
  readonly plainTitle: string;
  readonly sandbox: string;
  readonly number: string;
  readonly invoiceNumber: string;
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
  sandbox: 'Sandbox: sample data, no real payment',
  number: 'Receipt no.',
  invoiceNumber: 'Invoice no.',
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
  check: 'Scan to verify this receipt',
  passedOn: 'Fines, paid in full to the authorities (no GST)',
  challan: 'Challan',
  receipt: "Authority's receipt",
  amount: 'Amount',
  states: { settled: 'Settled', 'under-way': 'In progress', 'given-back': 'Refunded' },
  fines: 'Total fines',
  service: 'Our service',
  sac: 'SAC',
  settlementFee: 'Settlement fee',
  legalFee: 'Legal fee, court challans',
  discount: 'Discount',
  taxable: 'Taxable value',
  cgst: 'CGST',
  sgst: 'SGST',
  serviceTotal: 'Total for our service',
  total: 'Total paid',
  refunds: 'Refunds',
  refundDone: 'Refunded on',
  refundDue: 'Expected by',
  reference: 'bank reference',
  note: "The authority's receipt is the valid proof of payment of a fine. Its number appears above once received.",
  help: 'Help',
};

const hindi: ReceiptWords = {
  taxTitle: 'रसीद और टैक्स इनवॉइस',
  plainTitle: 'रसीद',
  sandbox: 'सैंडबॉक्स: नमूना डेटा, असली भुगतान नहीं',
  number: 'रसीद नं.',
  invoiceNumber: 'इनवॉइस नं.',
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
  passedOn: 'जुर्माना, विभाग को पूरा दिया जाता है (GST नहीं)',
  challan: 'चालान',
  receipt: 'विभाग की रसीद',
  amount: 'राशि',
  states: { settled: 'निपट गया', 'under-way': 'जारी', 'given-back': 'रिफ़ंड' },
  fines: 'कुल जुर्माना',
  service: 'हमारी सेवा',
  sac: 'SAC',
  settlementFee: 'निपटान शुल्क',
  legalFee: 'क़ानूनी शुल्क, कोर्ट चालान',
  discount: 'छूट',
  taxable: 'कर योग्य मूल्य',
  cgst: 'CGST',
  sgst: 'SGST',
  serviceTotal: 'हमारी सेवा का कुल',
  total: 'कुल भुगतान',
  refunds: 'रिफ़ंड',
  refundDone: 'वापस किया गया',
  refundDue: 'इस दिन तक अपेक्षित',
  reference: 'बैंक संदर्भ',
  note: 'जुर्माना भरने का मान्य सबूत विभाग की रसीद है। मिलते ही उसका नंबर ऊपर दिखेगा।',
  help: 'सहायता',
};

/** The texts of a receipt by language. */
export const receiptWords: Readonly<Record<Language, ReceiptWords>> = { en: english, hi: hindi };
