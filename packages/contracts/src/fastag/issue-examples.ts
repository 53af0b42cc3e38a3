import { exampleOrder } from '../challans/order-examples.ts';
import type { OrderOnWire } from '../orders/order-schema.ts';
import type { TagIssueOnWire, TagOfferOnWire, TagPriceOnWire } from './details/issue-schema.ts';

const askedAt = '2026-11-21T04:44:00Z';
const issuer = { name: 'Example Bank', sandbox: true };

/** A price in the API reference. */
export const examplePrice: TagPriceOnWire = {
  tagClass: 4,
  lines: [
    { kind: 'pass-through', code: 'tag-price', amount: 10_000 },
    { kind: 'deposit', code: 'tag-deposit', amount: 20_000 },
    { kind: 'pass-through', code: 'tag-balance', amount: 20_000 },
  ],
  total: 50_000,
  validFrom: '2026-04-01',
  askedAt,
};

/** A price for a vehicle in the API reference. */
export const exampleOffer: TagOfferOnWire = {
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  maker: 'EXAMPLE MOTORS LTD',
  model: 'EXAMPLE 1.2 VX',
  recordFetchedAt: askedAt,
  tagClass: { kind: 'known', tagClass: 4 },
  presentTags: { state: 'known', tags: [], source: 'NETC through ULIP', askedAt },
  issuer,
  price: { state: 'priced', ...examplePrice },
};

/** An issue in the API reference. */
export const exampleIssue: TagIssueOnWire = {
  issueId: '0b8f1c52-41a3-4c07-9a4e-6d1a5f0c7b21',
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  tagClass: 4,
  state: 'otp-sent',
  issuer,
  mobileMasked: '98•••••210',
  otpValidUntil: '2026-11-21T04:54:00Z',
  resendAfter: '2026-11-21T04:44:30Z',
  pictures: [],
  reason: null,
  resend: [],
  tagSerial: null,
  courier: null,
  consignmentId: null,
  steps: [{ state: 'otp-sent', at: askedAt }],
  changedAt: askedAt,
  orderId: null,
};

/** An order of a new tag in the API reference. */
export const exampleTagOrder: OrderOnWire = {
  orderId: exampleOrder.orderId,
  publicId: exampleOrder.publicId,
  kind: 'fastag-tag',
  vehicleNumber: exampleIssue.vehicleNumber,
  display: exampleIssue.display,
  createdAt: askedAt,
  activeStep: 'to-pay',
  quoteId: exampleOrder.quoteId,
  quoteValidUntil: '2026-11-21T04:59:00Z',
  total: examplePrice.total,
  lines: examplePrice.lines.map((line) => ({ ...line, item: null })),
  payment: {
    state: 'not-started',
    since: null,
    failure: null,
    mayArriveLate: false,
    retryFrom: null,
    method: null,
  },
  refunds: [],
  events: [],
  canPay: true,
  isFeedbackOpen: false,
  receiptPath: null,
  isTaxInvoice: true,
  verifyPath: null,
  sandbox: true,
  details: {
    kind: 'fastag-tag',
    issue: { ...exampleIssue, state: 'ordered', orderId: exampleOrder.orderId },
    address: {
      name: 'Asha Rao',
      line: '12 Park Street',
      city: 'Delhi',
      stateCode: 'DL',
      pinCode: '110001',
    },
    dispatchBy: null,
  },
};
