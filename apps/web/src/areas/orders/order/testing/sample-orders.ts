import { exampleOrder } from '@pahiya/contracts/challans/order-examples';
import type {
  ChallanOrder,
  OrderChallan,
  OrderEvent,
  RefundOnWire,
} from '@pahiya/contracts/challans/order-schema';
import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';

const challan = exampleOrder.challans[0] as OrderChallan;
export const eChallanNumber = challan.challanNumber;
export const courtNumber = 'DL8821250803120045';

/** An event of an order; of the whole order unless a challan is given. */
export function eventOf(kind: OrderEvent['kind'], at: string, more: Partial<OrderEvent> = {}) {
  return { kind, at, challanNumber: null, receiptNumber: null, amount: null, ...more };
}

/** The sample's e-challan, with overrides. */
export function eChallan(changes: Partial<OrderChallan> = {}): OrderChallan {
  return { ...challan, ...changes };
}

/** A court challan that requires documents. */
export function courtChallan(changes: Partial<OrderChallan> = {}): OrderChallan {
  return {
    ...challan,
    challanNumber: courtNumber,
    kind: 'court',
    shortOffense: { en: 'Dangerous driving', hi: 'ख़तरनाक ड्राइविंग' },
    settlement: 'awaiting-documents',
    promisedOn: '2027-01-20',
    price: {
      challanAmount: 200_000,
      legalFee: 33_000,
      gstFee: 5_940,
      discount: 0,
      totalAmount: 238_940,
    },
    documentsNeeded: ['rc', 'driving-licence'],
    ...changes,
  };
}

/** A refund of the sample's e-challan, with overrides. */
export function refundOf(changes: Partial<RefundOnWire> = {}): RefundOnWire {
  return {
    refundId: '7d1f4cb1-1c4c-44c4-8f73-5a1b8a3c1d01',
    amount: 123_482,
    state: 'sent',
    reason: 'late',
    challanNumbers: [eChallanNumber],
    method: 'upi',
    requestedAt: '2026-11-25T04:00:00Z',
    expectedOn: '2026-12-02',
    processedAt: null,
    bankReference: null,
    ...changes,
  };
}

const notLate = { mayArriveLate: false, retryFrom: null } as const;

/** An order, with overrides. */
export function orderWith(changes: Partial<ChallanOrder> = {}): ChallanOrder {
  return { ...exampleOrder, ...changes };
}

const unpaid: Partial<ChallanOrder> = {
  activeStep: 'CHALLAN_PAY',
  challans: [eChallan({ settlement: 'awaiting-payment', promisedOn: null })],
  payment: { state: 'not-started', since: null, failure: null, method: null, ...notLate },
  events: [eventOf('ordered', '2026-11-21T04:46:00Z', { amount: 123_482 })],
  canPay: true,
  isTaxInvoice: false,
  receiptPath: null,
  verifyPath: null,
};
const started = [
  ...(unpaid.events ?? []),
  eventOf('payment-started', '2026-11-21T04:47:00Z', { amount: 123_482 }),
];

const courtPrice = {
  ...courtChallan().price,
  gstFee: 9_522,
  totalAmount: 262_422,
  settlementFees: 19_900,
};
/** Amounts of an order with the court challan only. */
const courtMoney: Partial<ChallanOrder> = {
  total: courtPrice.totalAmount,
  checkoutData: {
    ...exampleOrder.checkoutData,
    finalAmount: { standard: courtPrice, express: courtPrice },
  },
};

/** Orders in their successive states, one per payment state of the page. */
export const orders = {
  unpaid: orderWith(unpaid),
  dismissed: orderWith({ ...unpaid, events: started }),
  checking: orderWith({
    ...unpaid,
    activeStep: 'CHALLAN_PAYMENT_IN_PROGRESS',
    events: started,
    payment: {
      state: 'checking',
      since: '2026-11-21T04:47:00Z',
      failure: null,
      method: 'upi',
      ...notLate,
    },
  }),
  failed: orderWith({
    ...unpaid,
    events: [...started, eventOf('payment-failed', '2026-11-21T04:48:00Z')],
    payment: {
      state: 'failed',
      since: '2026-11-21T04:48:00Z',
      failure: 'payment_declined',
      method: 'upi',
      ...notLate,
    },
  }),
  late: orderWith({
    ...unpaid,
    canPay: false,
    events: [...started, eventOf('payment-failed', '2026-11-21T04:48:00Z')],
    payment: {
      state: 'failed',
      since: '2026-11-21T04:48:00Z',
      failure: 'bank_technical_error',
      method: 'upi',
      mayArriveLate: true,
      retryFrom: '2026-11-21T04:58:00Z',
    },
  }),
  paused: orderWith({ ...unpaid, canPay: false }),
  closed: orderWith({
    ...unpaid,
    activeStep: 'PAYMENT_DISABLE',
    canPay: false,
    payment: { state: 'closed', since: null, failure: null, method: null, ...notLate },
  }),
  paid: orderWith(),
  settled: orderWith({
    activeStep: 'CHALLAN_PAYMENT_SETTLED',
    isFeedbackOpen: true,
    challans: [eChallan({ settlement: 'cleared', receiptNumber: 'DLR2611210042' })],
    events: [
      ...exampleOrder.events,
      eventOf('sent-to-authority', '2026-11-21T05:00:00Z', { challanNumber: eChallanNumber }),
      eventOf('receipt', '2026-11-22T05:00:00Z', {
        challanNumber: eChallanNumber,
        receiptNumber: 'DLR2611210042',
      }),
      eventOf('cleared-at-source', '2026-11-23T05:00:00Z', { challanNumber: eChallanNumber }),
    ],
  }),
  documents: orderWith({
    ...courtMoney,
    activeStep: 'DOCUMENT_UPLOAD',
    challans: [
      courtChallan({
        documents: [
          {
            documentId: '7d1f4cb1-1c4c-44c4-8f73-5a1b8a3c1d02',
            kind: 'rc',
            state: 'rejected',
            reason: 'expired',
            uploadedAt: '2026-11-21T06:00:00Z',
          },
        ],
      }),
    ],
  }),
  documentsReady: orderWith({
    ...courtMoney,
    activeStep: 'DOCUMENT_UPLOAD',
    challans: [courtChallan({ documentsNeeded: [] })],
  }),
  courtOtp: orderWith({
    ...courtMoney,
    activeStep: 'DOCUMENT_VERIFIED',
    challans: [courtChallan({ settlement: 'awaiting-court-otp', documentsNeeded: [] })],
  }),
  refunding: orderWith({
    activeStep: 'CHALLAN_PAID',
    challans: [eChallan({ settlement: 'refunding' })],
    refunds: [refundOf()],
    events: [
      ...exampleOrder.events,
      eventOf('late', '2026-11-25T04:00:00Z', { challanNumber: eChallanNumber }),
      eventOf('refund-started', '2026-11-25T04:00:00Z', { amount: 123_482 }),
    ],
  }),
  refunded: orderWith({
    activeStep: 'CHALLAN_REFUNDED',
    challans: [eChallan({ settlement: 'refunded' })],
    refunds: [
      refundOf({
        state: 'processed',
        processedAt: '2026-11-27T08:00:00Z',
        bankReference: '633312345678',
      }),
    ],
  }),
};

/** A challan order as the calls for orders of any kind have it. */
export function ofAnyKind(order: ChallanOrder): OrderOnWire {
  const { standard, express } = order.checkoutData.finalAmount;
  const price = order.settlementType === 'EXPRESS' ? express : standard;
  const fee = (code: string, amount: number) => ({
    kind: 'fee' as const,
    code,
    item: null,
    amount,
  });
  const lines: OrderOnWire['lines'] = [
    ...order.challans.map(({ challanNumber: item, price: own }) => ({
      kind: 'pass-through' as const,
      code: 'fine',
      item,
      amount: own.challanAmount,
    })),
    fee('legal-fee', price.legalFee),
    fee('settlement-fee', price.settlementFees),
    { ...fee('gst', price.gstFee), kind: 'tax' },
  ];
  return {
    orderId: order.orderId,
    publicId: order.publicId,
    kind: 'challan',
    vehicleNumber: order.vehicleNumber,
    display: order.display,
    createdAt: order.createdAt,
    activeStep: order.activeStep,
    quoteId: order.quoteId,
    quoteValidUntil: order.quoteValidUntil,
    total: order.total,
    lines: lines.filter(({ amount }) => amount !== 0),
    payment: order.payment,
    refunds: order.refunds.map(({ challanNumbers, ...refund }) => ({
      ...refund,
      items: challanNumbers,
    })),
    events: order.events.map(({ kind, at, challanNumber, receiptNumber, amount }) => ({
      kind,
      at,
      item: challanNumber,
      reference: receiptNumber,
      amount,
    })),
    canPay: order.canPay,
    isFeedbackOpen: order.isFeedbackOpen,
    receiptPath: order.receiptPath,
    isTaxInvoice: order.isTaxInvoice,
    verifyPath: order.verifyPath,
    sandbox: order.sandbox,
    details: { kind: 'challan', order },
  };
}
