import { vehicleFeeClasses } from '@pahiya/domain/rto-services/fee-rule';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { inEveryLanguage, vehicleNumberInput } from '../fields.ts';
import * as calls from './rto-orders-calls.ts';

const serviceId = z.string().trim().min(1).max(60).describe('Service id from listRtoServices');
const stateCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'Choose a state' })
  .describe('State or union territory code');
const vehicleClass = z.enum(vehicleFeeClasses, { error: 'Choose a vehicle class' });
const orderId = z.uuid();
const orderAnswer = z.object({ orderId }).describe('Fetch the order with fetchOrder');
const orderExample = { orderId: '5e9f8f3a-2a4b-4c7d-9e1f-0a1b2c3d4e5f' };
const priceRefusals = [
  'rto/unknown-service',
  'rto-order/not-offered',
  'rto-order/fee-unknown',
  'rto-order/not-for-class',
] as const;
const ownOrderRefusals = [
  'auth/required',
  'order/not-found',
  'order/wrong-step',
  'request/cross-site',
  'request/too-many',
] as const;

const text = inEveryLanguage(z.string());

/** What a service that we do for the owner consists of, and for whom it has a fixed price. */
export const rtoServiceOffer = defineContract({
  call: calls.rtoServiceOffer,
  tag: 'rto',
  who: 'anyone',
  summary: 'Where an RTO service can be ordered, and what it takes',
  query: z.object({ serviceId }),
  answer: z.object({
    service: text,
    stateCodes: z.array(z.string()).describe('Empty: we do not do it'),
    vehicleClasses: z
      .array(z.object({ id: z.enum(vehicleFeeClasses), name: text }))
      .describe('With a fixed price; empty: the government fee is not certain'),
    documents: z.array(z.object({ kind: z.string(), name: text, when: text.nullable() })),
  }),
  refusals: ['rto/unknown-service', 'request/too-many'],
  example: {
    service: { en: 'Transfer of ownership', hi: 'मालिक बदलना' },
    stateCodes: ['DL'],
    vehicleClasses: [{ id: 'lmv-private', name: { en: 'Private car', hi: 'निजी कार' } }],
    documents: [{ kind: 'rc', name: { en: 'RC', hi: 'RC' }, when: null }],
  },
});

/** The fixed price of a service that we do for the owner. Stores nothing. */
export const rtoServicePrice = defineContract({
  call: calls.rtoServicePrice,
  tag: 'rto',
  who: 'anyone',
  summary: 'The fixed price of an RTO service done for the owner',
  description:
    'Our fee, GST on it, and the central government fee. What the state adds is not included: the owner pays it on the official portal.',
  query: z.object({ serviceId, stateCode, vehicleClass }),
  answer: z.object({
    lines: z.array(
      z.object({
        kind: z.enum(['fee', 'tax', 'pass-through']),
        code: z.string().describe('What it is for'),
        amount: z.int().describe('Whole paise'),
      }),
    ),
    total: z.int().describe('Whole paise'),
    fileWithinDays: z.int().describe('Days from accepted documents to filing'),
    documentDays: z.int().describe('Days for the documents; then everything is refunded'),
    since: z.iso.date().describe('First day of this price'),
  }),
  refusals: [...priceRefusals, 'request/too-many'],
  example: {
    lines: [
      { kind: 'fee', code: 'service-fee', amount: 199_900 },
      { kind: 'tax', code: 'gst', amount: 35_982 },
      { kind: 'pass-through', code: 'government-fee', amount: 30_000 },
    ],
    total: 265_882,
    fileWithinDays: 7,
    documentDays: 30,
    since: '2026-11-01',
  },
});

/** Orders a service at the price that was shown. */
export const createRtoOrder = defineContract({
  call: calls.createRtoOrder,
  tag: 'rto',
  who: 'user',
  summary: 'Order an RTO service',
  body: z.object({
    serviceId,
    stateCode,
    vehicleClass,
    vehicleNumber: vehicleNumberInput,
    expectedTotal: z.int().min(100).describe('Total shown to the user, in paise'),
  }),
  answer: orderAnswer,
  status: 201,
  idempotency: 'required',
  refusals: [
    'auth/required',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    ...priceRefusals,
    'order/quote-changed',
    'order/quote-not-found',
    'order/quote-expired',
    'order/too-many-unpaid',
    'order/payments-paused',
    'request/cross-site',
    'request/too-many',
  ],
  example: orderExample,
});

/** Uploads a document of the checklist, in place of an earlier one. */
export const uploadRtoDocument = defineContract({
  call: calls.uploadRtoDocument,
  tag: 'rto',
  who: 'user',
  summary: 'Upload a document for an RTO service',
  body: z.object({
    orderId,
    kind: z.string().trim().min(1).max(40).describe('Document id of the service'),
    contentBase64: z.string().min(1).max(11_200_000).describe('The file, at most 8 MB, base64'),
  }),
  answer: orderAnswer,
  status: 201,
  idempotency: 'accepted',
  refusals: [
    ...ownOrderRefusals,
    'rto-order/unknown-document',
    'document/unreadable',
    'document/wrong-type',
    'document/not-stored',
    'request/too-large',
  ],
  example: orderExample,
});

/** Submits the uploaded documents for review. */
export const submitRtoDocuments = defineContract({
  call: calls.submitRtoDocuments,
  tag: 'rto',
  who: 'user',
  summary: 'Submit the documents of an RTO service',
  body: z.object({ orderId }),
  answer: orderAnswer,
  refusals: [...ownOrderRefusals, 'order/documents-missing'],
  example: orderExample,
});

/** Cancels work that was not filed yet: everything is refunded. */
export const cancelRtoOrder = defineContract({
  call: calls.cancelRtoOrder,
  tag: 'rto',
  who: 'user',
  summary: 'Cancel an RTO service before it is filed',
  body: z.object({ orderId }),
  answer: orderAnswer,
  refusals: ownOrderRefusals,
  example: orderExample,
});
