import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, istDateSchema } from '../fields.ts';
import * as calls from './lead-calls.ts';

const desk = { tag: 'operator', who: 'operator', role: 'operator' } as const;
const ofFirm = z.object({ firmId: z.uuid() });
const paymentSchema = z.object({
  paymentId: z.uuid(),
  reference: z.string(),
  receivedPaise: z.int(),
  tdsPaise: z.int(),
  paidOn: istDateSchema,
  by: z.string().nullable(),
  at: instantSchema,
  undone: z.object({ at: instantSchema, note: z.string() }).nullable(),
});

/** What a firm owes, its newest payments, and what the rule of deducted tax would give, to compare with. */
export const deskFirmMoney = defineContract({
  ...desk,
  call: calls.deskFirmMoney,
  summary: 'What a firm owes and paid',
  params: ofFirm,
  answer: z.object({
    firmId: z.uuid(),
    name: z.string(),
    owedPaise: z.int().describe('Negative for a credit'),
    year: z
      .object({
        from: istDateSchema,
        chargedPaise: z.int().describe('Without GST'),
        deductedPaise: z.int().describe('As recorded'),
      })
      .describe('Financial year so far'),
    rule: z
      .object({
        from: istDateSchema,
        basisPoints: z.int(),
        yearlyThresholdPaise: z.int(),
        source: z.string(),
        givesPaise: z.int(),
      })
      .nullable(),
    payments: z.array(paymentSchema),
  }),
  refusals: [...deskReads, 'operator/not-found'],
  example: {
    firmId: '6e5f4c1a-1b2c-4d3e-8f90-a1b2c3d4e5f6',
    name: 'Sample Motors',
    owedPaise: 29_500,
    year: { from: '2026-04-01', chargedPaise: 25_000, deductedPaise: 0 },
    rule: null,
    payments: [],
  },
});

/** Records a payment as on our bank statement. The same payment again is answered alike and booked once. */
export const deskRecordFirmPayment = defineContract({
  ...desk,
  call: calls.deskRecordFirmPayment,
  summary: 'Record a payment of a firm',
  params: ofFirm,
  body: z.object({
    receivedPaise: z.int().min(1).max(1_000_000_000_00),
    tdsPaise: z.int().min(0).max(1_000_000_000_00).describe('As the firm deducted it'),
    paidOn: istDateSchema,
    reference: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9/ -]{6,40}$/, { error: '6 to 40 letters, digits, slashes or dashes' })
      .describe('UTR'),
  }),
  answer: z.object({ paymentId: z.uuid() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/already-booked'],
  example: { paymentId: '6e5f4c1a-1b2c-4d3e-8f90-a1b2c3d4e5f6' },
});

/** Undoes a payment that was recorded wrongly or came back: an entry of today; what was booked stays. */
export const deskUndoFirmPayment = defineContract({
  ...desk,
  call: calls.deskUndoFirmPayment,
  summary: 'Undo a recorded payment of a firm',
  params: ofFirm.extend({ paymentId: z.uuid().describe('Payment') }),
  body: z.object({ note: z.string().trim().min(3, { error: 'Enter a reason' }).max(500) }),
  answer: z.object({ isUndone: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isUndone: true },
});
