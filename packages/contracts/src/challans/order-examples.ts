import type { ChallanOrder, CheckoutData } from './order-schema.ts';

const price = { challanAmount: 100_000, legalFee: 0, gstFee: 0, discount: 0, totalAmount: 100_000 };

/** Checkout of one challan, for the API reference. */
export const exampleCheckout: CheckoutData = {
  userCart: [
    {
      type: 'E-Challan',
      challanDetails: [
        {
          challanNumber: 'DL50421261101094012',
          offense: 'Riding without helmet',
          shortOffense: { en: 'No helmet', hi: 'हेलमेट नहीं' },
          location: null,
          issuedOn: '2026-11-01',
          price,
          expressPrice: price,
        },
      ],
    },
  ],
  tatStrip: [{ type: 'E-Challan', days: 3, by: '2026-11-24' }],
  finalAmount: {
    standard: { ...price, gstFee: 3_582, totalAmount: 123_482, settlementFees: 19_900 },
    express: { ...price, gstFee: 3_940, totalAmount: 125_830, settlementFees: 21_890 },
  },
  activeStep: 'CHALLAN_PAY',
};

/** A paid order, for the API reference. */
export const exampleOrder: ChallanOrder = {
  orderId: '3c0c9a52-8a0e-4c57-9d5e-0b6f3b1f6a11',
  publicId: 'PC-7K2M-9XQD',
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  createdAt: '2026-11-21T04:46:00Z',
  settlementType: 'STANDARD',
  activeStep: 'CHALLAN_PAID',
  quoteId: '9b8f6b1e-2f3b-4c35-8f3c-b8b4b9d2b7aa',
  quoteValidUntil: '2026-11-21T05:01:00Z',
  checkoutData: { ...exampleCheckout, userCart: [], activeStep: 'CHALLAN_PAID' },
  total: 123_482,
  challans: [
    {
      challanNumber: 'DL50421261101094012',
      kind: 'e-challan',
      offense: 'Riding without helmet',
      shortOffense: { en: 'No helmet', hi: 'हेलमेट नहीं' },
      issuedOn: '2026-11-01',
      stateCode: 'DL',
      price,
      settlement: 'submitted',
      promisedOn: '2026-11-24',
      receiptNumber: null,
      receiptFilePath: null,
      documents: [],
      documentsNeeded: [],
    },
  ],
  payment: {
    state: 'paid',
    since: '2026-11-21T04:49:00Z',
    failure: null,
    mayArriveLate: false,
    retryFrom: null,
    method: 'upi',
  },
  refunds: [],
  events: [
    {
      kind: 'paid',
      at: '2026-11-21T04:49:00Z',
      challanNumber: null,
      receiptNumber: null,
      amount: 123_482,
    },
  ],
  canPay: false,
  isFeedbackOpen: false,
  isTaxInvoice: true,
  receiptPath: '/api/v1/web/orders/receipt/3c0c9a52-8a0e-4c57-9d5e-0b6f3b1f6a11',
  verifyPath: '/verify/PAyaUooOTFedXgtvOx9qEQAAAAAAAAAAAAAAAA',
  sandbox: true,
};
