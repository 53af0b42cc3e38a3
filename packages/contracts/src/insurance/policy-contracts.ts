import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { vehicleNumberInput } from '../fields.ts';
import { orderSchema } from '../orders/order-schema.ts';
import { exampleServiceOrder } from '../service-history/examples.ts';
import { exampleInsurancePolicy } from './details/insurance-policy-details.ts';
import * as calls from './insurance-calls.ts';

const line = (label: string, least = 2, most = 100) =>
  z
    .string()
    .trim()
    .min(least, { error: `Enter ${label}.` })
    .max(most)
    .regex(/^\P{C}*$/u);

/** Proposes to the insurer of a quote and orders the policy; nothing is charged yet. What the person enters goes to that
 * insurer alone and is not kept. */
export const buyQuote = defineContract({
  call: calls.buyQuote,
  tag: 'insurance',
  who: 'user',
  summary: 'Propose and order a policy',
  params: z.object({ requestId: z.uuid().describe('Request for quotes') }),
  body: z.strictObject({
    insurerId: z.string().max(40),
    expectedTotal: z.int().min(100),
    name: line('the owner’s name'),
    email: z.email().max(254).nullable(),
    address: line('the address', 8, 200),
    pinCode: z.string().regex(/^[1-9]\d{5}$/, { error: 'A PIN code has six digits.' }),
    nominee: line('the nominee’s name').nullable().describe('With owner-driver cover'),
    nomineeRelation: line('how the nominee is related', 2, 40).nullable(),
    previousInsurer: line('the insurer').nullable(),
    previousPolicy: line('the policy number', 4, 60).nullable(),
    chassisNumber: z.string().max(40).nullable().default(null).describe('Of a new vehicle'),
    engineNumber: z.string().max(40).nullable().default(null).describe('Of a new vehicle'),
    isAgreed: z.literal(true, { error: 'Without your consent nothing can be sent.' }),
    textVersion: z.string().max(20),
  }),
  answer: z.object({ order: orderSchema }),
  status: 201,
  idempotency: 'required',
  refusals: [
    'auth/required',
    'insurance/quote-over',
    'insurance/not-sold-here',
    'insurance/refused',
    'insurance/insurer-unavailable',
    'order/quote-not-found',
    'order/quote-expired',
    'order/quote-changed',
    'order/too-many-unpaid',
    'order/payments-paused',
    'request/bad-input',
    'request/too-many',
    'request/cross-site',
  ],
  example: {
    order: {
      ...exampleServiceOrder,
      kind: 'insurance-policy',
      details: exampleInsurancePolicy,
      total: 885_000,
      lines: [{ kind: 'pass-through', code: 'premium', item: 'Policy', amount: 885_000 }],
    },
  },
});

/** Adds the number that a new vehicle was given to its policy, and tells the insurer. */
export const addPolicyNumber = defineContract({
  call: calls.addPolicyNumber,
  tag: 'insurance',
  who: 'user',
  summary: 'Add the number of a new vehicle',
  params: z.object({ orderId: z.uuid().describe('Order of the policy') }),
  body: z.strictObject({ vehicleNumber: vehicleNumberInput }),
  answer: z.object({ order: orderSchema }),
  refusals: [
    'auth/required',
    'order/not-found',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'insurance/refused',
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

/** The policy as the insurer issued it. */
export const policyDocument = defineContract({
  call: calls.policyDocument,
  tag: 'insurance',
  who: 'user',
  summary: 'Policy document (PDF)',
  params: z.object({ orderId: z.uuid().describe('Order of the policy') }),
  answer: null,
  refusals: [
    'auth/required',
    'order/not-found',
    'insurance/insurer-unavailable',
    'request/bad-input',
    'request/too-many',
  ],
});
