import type { DeskOrder, DeskRefund, QueueRow } from './desk-schema.ts';

const orderId = '3f2d9a56-1c0b-4f7e-8a63-9b8c7d6e5f40';
const orderChallanId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const challanNumber = 'DL50421261101094012';
const asha = { operatorId: '5b0e9a3c-8b7a-4d0b-9a52-6f3d1f0f2a11', displayName: 'Asha' };

/** A row of the queue, for the API reference. */
export const exampleQueueRow: QueueRow = {
  itemId: orderChallanId,
  orderId,
  publicId: 'PC-7K2M-9XQD',
  orderKind: 'challan',
  kind: 'e-challan',
  name: challanNumber,
  state: 'queued',
  isExpress: true,
  amount: 100_000,
  dueOn: '2026-11-24',
  isLate: false,
  display: 'DL 8C AF 5030',
  paidAt: '2026-11-21T04:49:00Z',
  assignedTo: null,
};

/** A refund awaiting approval, for the API reference. */
export const exampleDeskRefund: DeskRefund = {
  refundId: '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70',
  orderId,
  publicId: 'PC-7K2M-9XQD',
  amount: 123_482,
  state: 'awaiting-approval',
  reason: 'failed',
  challanNumbers: [challanNumber],
  method: 'upi',
  requestedAt: '2026-11-21T06:10:00Z',
  requestedBy: asha,
  decidedBy: null,
  expectedOn: '2026-11-27',
  processedAt: null,
  bankReference: null,
};

/** An order at the desk, for the API reference. */
export const exampleDeskOrder: DeskOrder = {
  orderId,
  publicId: 'PC-7K2M-9XQD',
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  mobileMasked: '98•••••210',
  createdAt: '2026-11-21T04:45:00Z',
  paidAt: '2026-11-21T04:49:00Z',
  kind: 'challan',
  settlementType: 'EXPRESS',
  activeStep: 'CHALLAN_PAID',
  paymentState: 'paid',
  total: 123_482,
  sandbox: true,
  challans: [
    {
      orderChallanId,
      challanNumber,
      kind: 'e-challan',
      offense: 'Driving without a seat belt (section 194B)',
      shortOffense: { en: 'No seat belt', hi: 'सीट बेल्ट नहीं' },
      issuedOn: '2026-11-01',
      stateCode: 'DL',
      authority: 'Traffic',
      court: null,
      cnr: null,
      site: 'https://echallan.parivahan.gov.in/index/accused-challan',
      fine: 100_000,
      total: 100_000,
      settlement: 'assigned',
      settlementChangedAt: '2026-11-21T05:00:00Z',
      promisedOn: '2026-11-24',
      isLate: false,
      route: 'desk',
      assignedTo: asha,
      receiptNumber: null,
      receiptPaidAt: null,
      receiptBy: null,
      documents: [],
      documentsNeeded: [],
      acts: ['assign', 'settle', 'give-up'],
    },
  ],
  item: null,
  possibleActs: [],
  attempts: [
    {
      gatewayPaymentId: 'pay_29QQoUBi66xm2f',
      status: 'captured',
      method: 'upi',
      amount: 123_482,
      use: 'fulfilled',
      at: '2026-11-21T04:48:30Z',
    },
  ],
  refunds: [],
  events: [
    {
      kind: 'paid',
      at: '2026-11-21T04:49:00Z',
      challanNumber: null,
      receiptNumber: null,
      amount: 123_482,
      by: null,
    },
  ],
  acts: [
    {
      at: '2026-11-21T05:00:00Z',
      by: asha,
      act: 'assign',
      subject: orderChallanId,
      outcome: 'done',
      note: null,
    },
  ],
  ledger: [
    {
      kind: 'capture',
      at: '2026-11-21T04:49:00Z',
      entries: [
        { account: 'gateway', amount: 123_482 },
        { account: 'owed-to-authorities', amount: -100_000 },
        { account: 'fee-income', amount: -19_900 },
        { account: 'gst-payable', amount: -3_582 },
      ],
    },
  ],
  colleagues: [asha],
};
