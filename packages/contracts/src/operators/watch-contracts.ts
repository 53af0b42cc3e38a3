import { payees } from '@pahiya/domain/ledger/ledger';
import { z } from 'zod';
import { amountPaise } from '../challans/challan-schema.ts';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, istDateSchema } from '../fields.ts';
import { exampleDeskRefund } from './desk-examples.ts';
import { colleagueSchema, deskRefundSchema } from './desk-schema.ts';
import * as calls from './operators-calls.ts';

/** A difference found in reconciliation of gateway, orders and ledger. */
export const differenceSchema = z.object({
  differenceId: z.int(),
  kind: z.string(),
  subject: z.string(),
  orderId: z.uuid().nullable().describe('Order concerned, if known'),
  expected: amountPaise.nullable(),
  found: amountPaise.nullable(),
  foundAt: instantSchema,
  resolvedAt: instantSchema.nullable(),
  resolvedBy: colleagueSchema.nullable(),
  note: z.string().nullable(),
});
export type DifferenceOnWire = z.infer<typeof differenceSchema>;

const exampleDifference: DifferenceOnWire = {
  differenceId: 7,
  kind: 'refund-late',
  subject: '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70',
  orderId: null,
  expected: 123_482,
  found: null,
  foundAt: '2026-11-28T05:00:00Z',
  resolvedAt: null,
  resolvedBy: null,
  note: null,
};

/** Trial balance, and refunds that need an operator. */
export const deskMoney = defineContract({
  call: calls.deskMoney,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Trial balance and refunds that need an operator',
  answer: z.object({
    asOf: instantSchema,
    accounts: z.record(z.string(), z.int()).describe('Debits positive, credits negative, in paise'),
    difference: z.int().describe('0 unless the ledger is broken'),
    transactions: z.int(),
    unbalanced: z.int(),
    refunds: z
      .array(deskRefundSchema)
      .describe('Awaiting approval, declined, or refused by the bank'),
    bank: z
      .array(
        z.object({
          kind: z.enum([
            'gateway-settlement',
            'payout',
            'payout-returned',
            'sale-payment',
            'firm-payment',
            'firm-payment-undone',
          ]),
          at: instantSchema,
          reference: z.string().describe('UTR'),
          note: z.string().nullable(),
          by: z.string().nullable().describe('Null for the nightly job'),
          amount: z.int().describe('Paise; positive for money in'),
        }),
      )
      .describe('Newest transactions on our bank account'),
    approvalAbove: amountPaise,
  }),
  refusals: deskReads,
  example: {
    asOf: '2026-11-21T04:50:00Z',
    accounts: {
      gateway: 123_482,
      bank: 0,
      'gst-input': 0,
      'owed-to-authorities': -100_000,
      'fee-income': -19_900,
      'gst-payable': -3_582,
      'partner-payable': 0,
      'refunds-due': 0,
      'gateway-charges': 0,
    },
    difference: 0,
    transactions: 1,
    unbalanced: 0,
    refunds: [exampleDeskRefund],
    bank: [
      {
        kind: 'payout',
        at: '2026-11-20T18:30:00Z',
        reference: 'N324261123456789',
        note: 'Partner, week 46',
        by: 'ASHA',
        amount: -250_000,
      },
    ],
    approvalAbove: 500_000,
  },
});

/** Records a payout to those who pass money on or charge us, as on the bank statement. */
export const deskPayout = defineContract({
  call: calls.deskPayout,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Record a payout',
  body: z.object({
    to: z.enum(payees).default('partner-payable').describe('Account that the payout reduces'),
    direction: z.enum(['payout', 'payout-returned']),
    amount: z.int().min(1).max(1_000_000_000_00).describe('Paise'),
    reference: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9/ -]{6,40}$/, { error: '6 to 40 letters, digits, slashes or dashes' })
      .describe('UTR of the transfer'),
    paidOn: istDateSchema,
    note: z.string().trim().min(2).max(200).describe('Payee'),
  }),
  answer: z.object({ booked: z.literal(true) }),
  refusals: [...deskWrites, 'operator/already-booked'],
  example: { booked: true },
});

/** Differences found in daily reconciliation, newest first, keyset pagination. */
export const deskDifferences = defineContract({
  call: calls.deskDifferences,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Differences between gateway, orders and ledger',
  query: z.object({
    show: z.enum(['open', 'resolved']).default('open').describe('Which differences'),
    before: z.coerce
      .number()
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('Cursor: `nextBefore` of the previous page'),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: z.object({
    differences: z.array(differenceSchema),
    open: z.int(),
    nextBefore: z.int().nullable(),
  }),
  refusals: deskReads,
  example: { differences: [exampleDifference], open: 1, nextBefore: null },
});

/** Resolves a difference, with a note. */
export const deskResolveDifference = defineContract({
  call: calls.deskResolveDifference,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Resolve a difference',
  params: z.object({ differenceId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.object({ note: z.string().trim().min(3).max(500) }),
  answer: z.object({ difference: differenceSchema }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { difference: exampleDifference },
});

/** A failed job. */
export const deadTaskSchema = z.object({
  taskId: z.int(),
  kind: z.string(),
  subject: z.string(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  deadAt: instantSchema,
});

/** Status of the outside services, and failed jobs. */
export const deskHealth = defineContract({
  call: calls.deskHealth,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Status of outside services, and failed jobs',
  answer: z.object({
    asOf: instantSchema,
    upstreams: z.array(
      z.object({
        upstream: z.string(),
        calls: z.int().describe('Calls of the last hour'),
        failed: z.int().describe('Calls of the last hour'),
        typicalMs: z.int().nullable(),
        lastSuccessAt: instantSchema.nullable(),
        lastFailureAt: instantSchema.nullable(),
        lastFailure: z.string().nullable().describe('Kind of the last failure'),
      }),
    ),
    tasks: z.object({
      waiting: z.int(),
      overdue: z.int().describe('Jobs overdue by more than a minute'),
      dead: z.array(deadTaskSchema),
    }),
  }),
  refusals: deskReads,
  example: {
    asOf: '2026-11-21T04:50:00Z',
    upstreams: [
      {
        upstream: 'challans:national',
        calls: 120,
        failed: 2,
        typicalMs: 310,
        lastSuccessAt: '2026-11-21T04:49:58Z',
        lastFailureAt: '2026-11-21T04:12:00Z',
        lastFailure: 'timeout',
      },
    ],
    tasks: {
      waiting: 3,
      overdue: 0,
      dead: [
        {
          taskId: 12,
          kind: 'send-refund',
          subject: '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70',
          attempts: 10,
          lastError: 'rejected',
          deadAt: '2026-11-21T03:50:00Z',
        },
      ],
    },
  },
});

/** Retries failed jobs. */
export const deskRetryTask = defineContract({
  call: calls.deskRetryTask,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Retry failed jobs',
  params: z.object({ taskId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  answer: z.object({ revived: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found'],
  example: { revived: true },
});
