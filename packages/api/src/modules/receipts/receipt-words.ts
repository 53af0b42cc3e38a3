import type { OrderLineKind } from '@pahiya/domain/orders/order-line';
import type { PaymentMethod } from '@pahiya/domain/payments/ports';
import type { Language } from '@pahiya/domain/shared/language';

/** Texts of receipts of all kinds. */
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
  readonly amount: string;
  readonly service: string;
  readonly sac: string;
  /** For a line that its kind of orders has no name for. */
  readonly lines: Readonly<Record<OrderLineKind, string>>;
  readonly taxable: string;
  readonly cgst: string;
  readonly sgst: string;
  readonly serviceTotal: string;
  readonly deposits: string;
  readonly total: string;
  readonly refunds: string;
  readonly refundDone: string;
  readonly refundDue: string;
  readonly reference: string;
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
  amount: 'Amount',
  service: 'Our service',
  sac: 'SAC',
  lines: {
    'pass-through': 'Amount passed on',
    fee: 'Service fee',
    tax: 'GST',
    discount: 'Discount',
    deposit: 'Security deposit',
  },
  taxable: 'Taxable value',
  cgst: 'CGST',
  sgst: 'SGST',
  serviceTotal: 'Total for our service',
  deposits: 'Refundable deposits (no GST)',
  total: 'Total paid',
  refunds: 'Refunds',
  refundDone: 'Refunded on',
  refundDue: 'Expected by',
  reference: 'bank reference',
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
  amount: 'राशि',
  service: 'हमारी सेवा',
  sac: 'SAC',
  lines: {
    'pass-through': 'आगे दी गई राशि',
    fee: 'सेवा शुल्क',
    tax: 'GST',
    discount: 'छूट',
    deposit: 'सुरक्षा जमा',
  },
  taxable: 'कर योग्य मूल्य',
  cgst: 'CGST',
  sgst: 'SGST',
  serviceTotal: 'हमारी सेवा का कुल',
  deposits: 'वापस मिलने वाली जमा राशि (GST नहीं)',
  total: 'कुल भुगतान',
  refunds: 'रिफ़ंड',
  refundDone: 'वापस किया गया',
  refundDue: 'कब तक',
  reference: 'बैंक रेफ़रेंस',
  help: 'सहायता',
};

/** The texts of a receipt by language. */
export const receiptWords: Readonly<Record<Language, ReceiptWords>> = { en: english, hi: hindi };
