import { tagStates } from '@pahiya/domain/fastag/tag-state';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import {
  instantSchema,
  istDateSchema,
  vehicleNumberInput,
  vehicleNumberOutput,
} from '../fields.ts';
import { paymentViewSchema } from '../order-fields.ts';
import { exampleRecharge, rechargeSchema } from './details/recharge-details.ts';
import * as calls from './recharge-calls.ts';

const amountPaise = z.int().describe('Whole paise');
const billerId = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{3,40}$/, { error: 'Choose a bank of the list' })
  .describe('Id of a bank of `fetchBankList`');
const details = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,3000}$/, { error: 'Enter the details for the bank again' })
  .describe('As returned by `rechargeDetails`, for a bank that asks for more');
const source = z.object({ name: z.string(), sandbox: z.boolean(), at: instantSchema });
const lookUpRefusals = [
  'vehicle/not-a-mark',
  'vehicle/not-in-register',
  'vehicle/hidden',
  '1003',
  'request/too-many',
] as const;

const bankSchema = z.object({
  billerId: z.string(),
  name: z.string(),
  state: z
    .enum(['open', 'left'])
    .describe('`left`: the issuer left the market, its tags take no money'),
});

const issuerFactSchema = z.object({
  name: z.string(),
  state: z.enum(['issuing', 'left', 'merged']).describe('`merged`: its tags went to another bank'),
  since: istDateSchema.nullable().describe('First day of the state, where it is known'),
  mergedInto: z.string().nullable(),
  source: z.string(),
  sourceDate: istDateSchema,
  confidence: z.enum(['high', 'medium']),
});

/** Banks whose tags can be recharged here, and those that left the market; apart from them, issuers of FASTags in the
 * country, as facts. */
export const fetchBankList = defineContract({
  call: calls.fetchBankList,
  tag: 'fastag',
  who: 'anyone',
  summary: 'Banks whose FASTag can be recharged',
  answer: z.object({
    banks: z.array(bankSchema),
    source,
    issuers: z
      .array(issuerFactSchema)
      .describe('Issuers in the country, by name: facts, independent of what is offered here'),
  }),
  refusals: ['fastag/source-unavailable', 'request/too-many'],
  example: {
    banks: [{ billerId: 'SURAJ0000NAT01', name: 'Suraj Bank FASTag (sandbox)', state: 'open' }],
    source: { name: 'Bharat Connect (BBPS)', sandbox: true, at: '2026-11-23T09:42:00Z' },
    issuers: [
      {
        name: 'Paytm Payments Bank',
        state: 'left',
        since: '2024-03-15',
        mergedInto: null,
        source: 'Reserve Bank of India, action on Paytm Payments Bank, January to March 2024',
        sourceDate: '2024-03-15',
        confidence: 'high',
      },
    ],
  },
});

const tagSchema = z.object({
  tagIdEnd: z.string(),
  vehicleClass: z.int().nullable(),
  vehicleClassText: z.string().nullable(),
  state: z.enum(tagStates).describe('`unknown`: a code that we do not know; show the raw ones'),
  status: z.string(),
  exceptionCode: z.string().nullable(),
  issuedOn: istDateSchema.nullable(),
  bank: bankSchema.nullable().describe('Null: not among the banks of `fetchBankList`'),
  isChosen: z.boolean().describe('The tag that `recharge` is about'),
});

const limitsSchema = z.object({
  least: amountPaise,
  most: amountPaise.describe('Whole paise; rounded down for anyone but the proved owner'),
  bound: z
    .enum(['balance', 'month', 'year', 'biller'])
    .describe('What limits it: a cap of the wallet, or the bank itself'),
  canRecharge: z.boolean(),
  presets: z.array(amountPaise),
});

/** Why a tag takes no money here. */
export const rechargeStops = [
  'no-tag',
  'unknown-bank',
  'closed',
  'left',
  'bank-down',
  'bank-refused',
  'needs-details',
  'details-refused',
  'no-room',
] as const;

const tagAnswer = z.object({
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
  tags: z.array(tagSchema).describe('The one that counts first; none if the directory is down'),
  isDirectoryDown: z.boolean(),
  bank: bankSchema.nullable(),
  stop: z.enum(rechargeStops).nullable(),
  asks: z
    .array(
      z.object({
        name: z.string().describe("The bank's own"),
        minLength: z.int(),
        maxLength: z.int(),
        isRequired: z.boolean(),
      }),
    )
    .describe('What the bank asks for besides the vehicle number: see `rechargeDetails`'),
  vehicle: z
    .object({
      maker: z.string().nullable(),
      model: z.string().nullable(),
      maskedName: z.string().nullable(),
    })
    .nullable()
    .describe('As the bank tells it'),
  balance: amountPaise.nullable().describe('Only for the proved owner, where the bank tells it'),
  limits: limitsSchema.nullable(),
  lastRechargedOn: istDateSchema.nullable().describe('Last recharge here, by anyone'),
  isInGarage: z.boolean(),
  isOwner: z.boolean().describe('The caller has proved that the vehicle is theirs'),
  source,
});
export type RechargeTagAnswer = z.infer<typeof tagAnswer>;

const exampleTag: RechargeTagAnswer = {
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  tags: [
    {
      tagIdEnd: '5DC0',
      vehicleClass: 4,
      vehicleClassText: 'VC4',
      state: 'low-balance',
      status: 'A',
      exceptionCode: '03',
      issuedOn: '2024-06-03',
      bank: { billerId: 'SURAJ0000NAT01', name: 'Suraj Bank FASTag (sandbox)', state: 'open' },
      isChosen: true,
    },
  ],
  isDirectoryDown: false,
  bank: { billerId: 'SURAJ0000NAT01', name: 'Suraj Bank FASTag (sandbox)', state: 'open' },
  stop: null,
  asks: [],
  vehicle: { maker: 'MARUTI SUZUKI INDIA LTD', model: 'SWIFT VXI', maskedName: 'R***H K***R' },
  balance: null,
  limits: {
    least: 10_000,
    most: 950_000,
    bound: 'balance',
    canRecharge: true,
    presets: [20_000, 50_000, 100_000, 200_000],
  },
  lastRechargedOn: '2026-11-02',
  isInGarage: false,
  isOwner: false,
  source: { name: 'Bharat Connect (BBPS)', sandbox: true, at: '2026-11-23T09:42:00Z' },
};

/** Tags of a vehicle and whether the one that counts can be recharged. Counts as a look-up. */
export const checkVehicleEligiblity = defineContract({
  call: calls.checkVehicleEligiblity,
  tag: 'fastag',
  who: 'anyone',
  summary: 'Whether the FASTag of a vehicle can be recharged',
  query: z.object({
    vehicleNumber: vehicleNumberInput,
    billerId: billerId.optional().describe('The bank, where the person chose one'),
    details: details.optional(),
  }),
  answer: tagAnswer,
  refusals: [...lookUpRefusals, 'fastag/unknown-bank', 'fastag/source-unavailable'],
  example: exampleTag,
});

const ofBank = z.object({
  vehicleNumber: vehicleNumberInput,
  billerId,
  details: details.optional(),
});

/** Checks what a bank asks for besides the vehicle number, and returns it encrypted for the other calls. Nothing is
 * stored. Refuses each wrong value as `body.values.{name}`. */
export const rechargeDetails = defineContract({
  call: calls.rechargeDetails,
  tag: 'fastag',
  who: 'anyone',
  summary: 'Details that a bank asks for besides the vehicle number',
  body: z.object({
    vehicleNumber: vehicleNumberInput,
    billerId,
    values: z
      .record(z.string().max(200), z.string().max(200))
      .refine((values) => Object.keys(values).length <= 10, { error: 'At most ten values' })
      .describe('By the names in `asks`'),
  }),
  answer: z.object({ details: z.string().describe('Only for this vehicle and bank') }),
  refusals: [
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'fastag/unknown-bank',
    'fastag/source-unavailable',
    'request/cross-site',
    'request/too-many',
  ],
  example: { details: 'AXx2b3…' },
});

/** Whether a vehicle has a tag of a bank. Counts as a look-up. */
export const verifyBank = defineContract({
  call: calls.verifyBank,
  tag: 'fastag',
  who: 'anyone',
  summary: 'Whether the FASTag of a vehicle is with a bank',
  query: ofBank,
  answer: z.object({ bank: bankSchema, isWithBank: z.boolean(), source }),
  refusals: [...lookUpRefusals, 'fastag/unknown-bank', 'fastag/source-unavailable'],
  example: {
    bank: { billerId: 'SURAJ0000NAT01', name: 'Suraj Bank FASTag (sandbox)', state: 'open' },
    isWithBank: true,
    source: { name: 'Bharat Connect (BBPS)', sandbox: true, at: '2026-11-23T09:42:00Z' },
  },
});

/** Limits of one recharge, with the cap that binds. Counts as a look-up. */
export const checkRechargeLimit = defineContract({
  call: calls.checkRechargeLimit,
  tag: 'fastag',
  who: 'anyone',
  summary: 'Limits of a FASTag recharge',
  query: ofBank,
  answer: z.object({ limits: limitsSchema, source }),
  refusals: [
    ...lookUpRefusals,
    'fastag/unknown-bank',
    'fastag/not-rechargeable',
    'fastag/source-unavailable',
  ],
  example: {
    limits: exampleTag.limits,
    source: { name: 'Bharat Connect (BBPS)', sandbox: true, at: '2026-11-23T09:42:00Z' },
  },
});

/** Balance of a tag, for the proved owner and where the bank tells it. Counts as a look-up. */
export const fetchBalance = defineContract({
  call: calls.fetchBalance,
  tag: 'fastag',
  who: 'anyone',
  summary: "Balance of the caller's own FASTag",
  query: ofBank,
  answer: z.object({
    balance: amountPaise.nullable(),
    why: z
      .enum(['told', 'not-owner', 'not-told'])
      .describe(
        '`not-owner`: only the proved owner sees it; `not-told`: the bank does not tell it',
      ),
    source,
  }),
  refusals: [
    ...lookUpRefusals,
    'fastag/unknown-bank',
    'fastag/not-rechargeable',
    'fastag/source-unavailable',
  ],
  example: {
    balance: null,
    why: 'not-owner',
    source: { name: 'Bharat Connect (BBPS)', sandbox: true, at: '2026-11-23T09:42:00Z' },
  },
});

/** Prices a recharge and creates its order. It is sent to the bank once, after payment, or refunded. */
export const rechargeTag = defineContract({
  call: calls.rechargeTag,
  tag: 'fastag',
  who: 'user',
  summary: 'Order a FASTag recharge',
  body: z.object({
    vehicleNumber: vehicleNumberInput,
    billerId,
    amount: z
      .int({ error: 'Enter the amount in whole paise' })
      .min(100, { error: 'Enter an amount of at least ₹1' })
      .max(100_000_000, { error: 'This amount is above what a FASTag can hold' })
      .describe('Whole paise'),
    isConfirmed: z
      .boolean()
      .default(false)
      .describe("The person confirmed the vehicle; needed unless it is in the caller's garage"),
    details: details.optional(),
  }),
  answer: z.object({
    orderId: z.uuid(),
    quoteId: z.uuid().describe('For `payOrder`'),
    total: amountPaise,
  }),
  status: 201,
  idempotency: 'required',
  refusals: [
    'auth/required',
    ...lookUpRefusals,
    'fastag/no-tag',
    'fastag/unknown-bank',
    'fastag/not-rechargeable',
    'fastag/amount-limits',
    'fastag/not-confirmed',
    'fastag/source-unavailable',
    'order/too-many-unpaid',
    'order/payments-paused',
    'request/cross-site',
  ],
  example: {
    orderId: '6f0f2a54-8b8e-4a6e-9d5c-3f6d0a5b1c2e',
    quoteId: '0b8f5d2a-5f0e-4a1c-8f57-6f1f0a9d3b7c',
    total: 50_000,
  },
});

/** A recharge with its payment, for the page that waits. */
export const rechargeStatus = defineContract({
  call: calls.rechargeStatus,
  tag: 'fastag',
  who: 'user',
  summary: 'Status of a FASTag recharge',
  query: z.object({ orderId: z.uuid().describe('Order id') }),
  answer: z.object({
    orderId: z.uuid(),
    payment: paymentViewSchema,
    recharge: rechargeSchema,
  }),
  refusals: ['auth/required', 'order/not-found', 'request/too-many'],
  example: {
    orderId: '6f0f2a54-8b8e-4a6e-9d5c-3f6d0a5b1c2e',
    payment: {
      state: 'paid',
      since: '2026-11-23T09:44:02Z',
      failure: null,
      mayArriveLate: false,
      retryFrom: null,
      method: 'upi',
    },
    recharge: exampleRecharge,
  },
});
