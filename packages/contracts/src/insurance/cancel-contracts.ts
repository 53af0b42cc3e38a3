import { cancelReasons, thirdPartyGrounds } from '@pahiya/domain/insurance/cancelled-policy';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { istDateSchema } from '../fields.ts';
import { orderSchema } from '../orders/order-schema.ts';
import { exampleServiceOrder } from '../service-history/examples.ts';
import { exampleInsurancePolicy } from './details/insurance-policy-details.ts';
import * as calls from './insurance-calls.ts';
import { coverSchema } from './insurance-schemas.ts';

const params = z.object({ orderId: z.uuid().describe('Order of the policy') });
const ground = z.enum(thirdPartyGrounds).describe('Ground on which compulsory cover ends');

/** What the cancellation of a policy gives back today, before anything is cancelled. */
export const readCancellation = defineContract({
  call: calls.readCancellation,
  tag: 'insurance',
  who: 'user',
  summary: 'Refund of a cancellation',
  params,
  query: z.object({
    claim: z.enum(['yes', 'no']).default('no').describe('A claim under it'),
    ground: ground.optional(),
  }),
  answer: z.object({
    insurer: z.string(),
    helpline: z.string(),
    policyNumber: z.string(),
    cover: coverSchema,
    endsOn: istDateSchema.nullable(),
    paid: z.int(),
    asksClaim: z.boolean().describe('Part of the refund depends on a claim'),
    offer: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('refund'),
        part: z.enum(['own-damage', 'whole']),
        premium: z.int(),
        gst: z.int(),
        total: z.int(),
        isLeast: z.boolean(),
        usedDays: z.int(),
        policyDays: z.int(),
      }),
      z.object({
        kind: z.literal('refused'),
        reason: z.enum([
          ...(['compulsory-cover', 'over', 'not-in-force'] as const),
          ...(['third-party-left', 'not-known'] as const),
        ]),
      }),
    ]),
  }),
  refusals: ['auth/required', 'order/not-found', 'request/bad-input', 'request/too-many'],
  example: {
    ...{ insurer: 'Aravalli General (sandbox)', helpline: '1800000000', policyNumber: 'SBX/ARA-1' },
    ...{ cover: 'third-party', endsOn: '2027-11-25', paid: 403_088, asksClaim: false },
    offer: { kind: 'refused', reason: 'compulsory-cover' },
  },
});

/** Cancels a policy, or its own-damage part, for the refund that was shown. */
export const cancelPolicy = defineContract({
  call: calls.cancelPolicy,
  tag: 'insurance',
  who: 'user',
  summary: 'Cancel a policy',
  params,
  body: z.strictObject({
    hadClaim: z.boolean(),
    ground: ground.nullable(),
    otherPolicy: z
      .string()
      .trim()
      .min(4)
      .max(60)
      .regex(/^[\w./-]+$/)
      .nullable(),
    reason: z.enum(cancelReasons).nullable(),
    expectedRefund: z.int().min(0),
    isConfirmed: z.literal(true, { error: 'Confirm that the policy is to end.' }),
  }),
  answer: z.object({ order: orderSchema }),
  refusals: [
    'auth/required',
    'order/not-found',
    'insurance/cannot-cancel',
    'insurance/refund-changed',
    'request/bad-input',
    'request/too-many',
    'request/cross-site',
  ],
  example: {
    order: {
      ...exampleServiceOrder,
      kind: 'insurance-policy',
      details: exampleInsurancePolicy,
    },
  },
});
