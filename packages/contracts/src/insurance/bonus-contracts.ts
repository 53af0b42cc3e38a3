import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { orderSchema } from '../orders/order-schema.ts';
import { exampleServiceOrder } from '../service-history/examples.ts';
import { bonusCorrectionSchema } from './details/bonus-correction.ts';
import { exampleInsurancePolicy } from './details/insurance-policy-details.ts';
import * as calls from './insurance-calls.ts';

const params = z.object({ orderId: z.uuid().describe('Order of the policy') });

/** The declared no-claim bonus of an own policy, and what a lower one would cost. */
export const readBonusCheck = defineContract({
  call: calls.readBonusCheck,
  tag: 'insurance',
  who: 'user',
  summary: 'Declared bonus and what a lower one costs',
  params,
  answer: z.object({
    ...{ insurer: z.string(), helpline: z.string(), policyNumber: z.string() },
    percent: z.int(),
    options: z
      .array(z.object({ percent: z.int(), due: z.int().nullable() }))
      .describe('Lower steps of the ladder; none where it cannot be corrected here'),
    correction: bonusCorrectionSchema.nullable(),
  }),
  refusals: ['auth/required', 'order/not-found', 'request/bad-input', 'request/too-many'],
  example: {
    ...{ insurer: 'Aravalli General (sandbox)', helpline: '1800000000', policyNumber: 'SBX/ARA-1' },
    ...{ percent: 20, options: [{ percent: 0, due: 118_000 }], correction: null },
  },
});

/** Asks for the correction of a bonus that was declared too high: work of the desk, nothing is charged here. */
export const correctBonus = defineContract({
  call: calls.correctBonus,
  tag: 'insurance',
  who: 'user',
  summary: 'Ask to correct the declared bonus',
  params,
  body: z.strictObject({
    percent: z.int().min(0).max(100),
    isConfirmed: z.literal(true, { error: 'Confirm that we may tell the insurer.' }),
  }),
  answer: z.object({ order: orderSchema }),
  refusals: [
    ...(['auth/required', 'order/not-found', 'insurance/bonus-not-open'] as const),
    ...(['request/bad-input', 'request/too-many', 'request/cross-site'] as const),
  ],
  example: {
    order: { ...exampleServiceOrder, kind: 'insurance-policy', details: exampleInsurancePolicy },
  },
});
