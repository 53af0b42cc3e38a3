import { rechargeStates } from '@pahiya/domain/fastag/recharge-states';
import { z } from 'zod';
import { instantSchema, istDateSchema } from '../../fields.ts';

/** A recharge as its owner sees it. */
export const rechargeSchema = z.object({
  issuer: z.string().describe('Name of the issuer bank, as the bill-payment system writes it'),
  amount: z.int().describe('Whole paise'),
  vehicleClass: z.int().nullable().describe('NETC class, e.g. 4 for VC4'),
  state: z.enum(rechargeStates),
  paidAt: instantSchema.nullable(),
  sentAt: instantSchema.nullable().describe('First sent to the bank'),
  askedCount: z.int().describe('How often the bank was asked for its answer'),
  askedAt: instantSchema.nullable(),
  nextAskAt: instantSchema.nullable(),
  answeredAt: instantSchema.nullable().describe('Confirmed or failed'),
  lastDay: istDateSchema.nullable().describe('Day by which it is recharged or refunded'),
  isOverdue: z.boolean(),
  reference: z.string().nullable().describe("The bill-payment system's reference"),
  failure: z.string().nullable().describe('Code; null unless it failed'),
  complaintRef: z.string().nullable().describe('Number of our complaint to the bank'),
});
export type RechargeOnWire = z.infer<typeof rechargeSchema>;

/** What the order of a recharge adds to its page. */
export const rechargeDetailsSchema = z.object({
  kind: z.literal('fastag-recharge'),
  recharge: rechargeSchema,
});

export const exampleRecharge: RechargeOnWire = {
  issuer: 'Suraj Bank FASTag (sandbox)',
  amount: 50_000,
  vehicleClass: 4,
  state: 'sent',
  paidAt: '2026-11-23T09:44:02Z',
  sentAt: '2026-11-23T09:44:04Z',
  askedCount: 3,
  askedAt: '2026-11-23T09:44:54Z',
  nextAskAt: '2026-11-23T09:45:54Z',
  answeredAt: null,
  lastDay: '2026-11-24',
  isOverdue: false,
  reference: null,
  failure: null,
  complaintRef: null,
};
