import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import * as calls from './receipt-calls.ts';

/** Receipt and tax invoice of an order of any kind, as a PDF. */
export const orderReceipt = defineContract({
  call: calls.orderReceipt,
  tag: 'orders',
  who: 'user',
  summary: 'Receipt of an order as a PDF',
  params: z.object({ orderId: z.uuid() }),
  query: z.object({ language: languageSchema.default('en') }),
  answer: null,
  refusals: ['auth/required', 'order/not-found', 'order/wrong-step', 'request/too-many'],
});

/** Verifies the receipt of an order of any kind by its code. The vehicle number is masked. */
export const verifyReceipt = defineContract({
  call: calls.verifyReceipt,
  tag: 'orders',
  who: 'anyone',
  summary: 'Verify a receipt by its code',
  params: z.object({ code: z.string().min(10).max(80).describe('Code printed on the receipt') }),
  query: z.object({ language: languageSchema.default('en') }),
  answer: z.object({
    publicId: z.string(),
    number: z.string().describe('Number of the receipt or tax invoice'),
    kind: z.string().describe('Kind of the order'),
    vehicleNumberMasked: z.string(),
    paidAt: instantSchema,
    total: z.int().describe('Paise'),
    referenceName: z.string().describe('What the `reference` of items of this kind is called'),
    items: z.array(
      z.object({
        name: z.string(),
        passedOn: z.int().describe('Paid on for this item, in paise; 0 for our own service'),
        reference: z
          .string()
          .nullable()
          .describe('Number of the receipt of the authority or company it was paid to'),
        state: z.enum(['done', 'under-way', 'given-back']),
      }),
    ),
    sandbox: z.boolean(),
  }),
  refusals: ['order/not-found', 'request/too-many'],
  example: {
    publicId: 'PC-7K2M-9XQD',
    number: 'C/26-27/0000123',
    kind: 'challan',
    vehicleNumberMasked: 'DL 8C •• ••30',
    paidAt: '2026-11-21T04:49:00Z',
    total: 123_482,
    referenceName: "Authority's receipt",
    items: [
      {
        name: 'DL50421261101094012',
        passedOn: 100_000,
        reference: 'DLR2611210042',
        state: 'done',
      },
    ],
    sandbox: true,
  },
});
