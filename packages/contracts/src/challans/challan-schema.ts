import { z } from 'zod';
import { instantSchema, istDateSchema } from '../fields.ts';

export const amountPaise = z.int().describe('Whole paise');

/** Sources of challans. */
export const challanSourceSchema = z.enum(['national', 'virtual-court', 'state-police']);

/** Ids of the tabs, in order. */
export const challanTabIdSchema = z.enum(['PENDING', 'IN_PROGRESS', 'SETTLED']);

/** Settlement speeds. */
export const settlementTypeSchema = z.enum(['STANDARD', 'EXPRESS']);
export type SettlementType = z.infer<typeof settlementTypeSchema>;

/** Price of a challan, with the field names of the product's specification. */
export const challanPriceSchema = z.object({
  challanAmount: amountPaise.describe('The fine, in paise; paid in full to the authority'),
  legalFee: amountPaise.describe('Court challans only, in paise'),
  gstFee: amountPaise.describe('GST on the legal fee, in paise; never on the fine'),
  discount: amountPaise.describe('Discount, in paise'),
  totalAmount: amountPaise.describe('Total for this challan, in paise'),
});
export type ChallanPrice = z.infer<typeof challanPriceSchema>;

/** A text in both languages. */
export const bilingualSchema = z.object({ en: z.string(), hi: z.string() });

/** A challan as shown to users. */
export const challanSchema = z.object({
  challanNumber: z.string(),
  kind: z.enum(['e-challan', 'court']),
  status: z.enum(['unpaid', 'virtual-court', 'regular-court', 'paid', 'disposed']),
  offense: z.string().describe('All offences in the wording of the source'),
  shortOffense: bilingualSchema.describe('The first offence in plain words'),
  offences: z.array(
    z.object({
      id: z.string().nullable().describe('In the table of fines; null for an unknown offence'),
      section: z.string().nullable(),
      name: z.string().describe('Wording of the source'),
      plain: bilingualSchema.nullable().describe('Plain wording; null for an unknown offence'),
    }),
  ),
  authority: z.string().nullable(),
  stateCode: z.string().nullable(),
  district: z.string().nullable(),
  location: z.string().nullable().describe('Place; null if unknown or hidden'),
  issuedOn: istDateSchema.nullable(),
  issuedAt: instantSchema.nullable().describe('Null if unknown or hidden'),
  photoUrls: z.array(z.string()).describe('Paths of the photographs on this site; empty if hidden'),
  isHeldBack: z.boolean().describe('Place, time and photographs are hidden until sign-in'),
  fine: amountPaise.nullable().describe('Paise; null until a court or officer sets it'),
  received: amountPaise.nullable(),
  receiptNumber: z.string().nullable(),
  isImpounded: z.boolean(),
  court: z
    .object({
      name: z.string().nullable(),
      address: z.string().nullable(),
      cnr: z.string().nullable(),
      hearingOn: istDateSchema.nullable(),
    })
    .nullable(),
  regime: z.enum(['rules-2021', 'rules-2026']).nullable(),
  deadline: z
    .object({
      kind: z.string().describe('Code of the deadline'),
      on: istDateSchema,
      daysLeft: z.int().describe('Negative once past'),
    })
    .nullable(),
  payability: z.union([
    z.object({ payable: z.literal(true) }),
    z.object({
      payable: z.literal(false),
      reason: z.string().describe('Code of the reason'),
      advice: z.string().describe('Code of the advice'),
    }),
  ]),
  price: challanPriceSchema.nullable().describe('At standard speed; null if not payable here'),
  provenance: z.array(
    z.object({
      source: challanSourceSchema,
      status: z.enum(['unpaid', 'virtual-court', 'regular-court', 'paid', 'disposed']),
      fine: amountPaise.nullable(),
      fetchedAt: instantSchema,
    }),
  ),
  conflicts: z.array(z.enum(['paid-at-one-source', 'fines-differ', 'in-court-at-one-source'])),
  orderId: z.uuid().nullable().describe("The caller's open order with this challan"),
});
export type ChallanOnWire = z.infer<typeof challanSchema>;

/** A tab with its challans. */
export const challanTabSchema = z.object({
  tabId: challanTabIdSchema,
  title: bilingualSchema,
  tabSection: z.array(challanSchema),
  totalChallans: z.int().describe('Distinct challan numbers'),
});
export type ChallanTab = z.infer<typeof challanTabSchema>;

/** Discovery so far: the state group challanDiscovery of the specification. */
export const discoveryDataSchema = z.object({
  tabsData: z.array(challanTabSchema),
  totalPendingApiCalls: z.int(),
  pendingApiCallsCompleted: z.int(),
  pendingChallanCount: z.int(),
  paidChallanCount: z.int(),
  inProgressChallanCount: z.int(),
});
export type DiscoveryData = z.infer<typeof discoveryDataSchema>;

/** State of a source in a discovery. */
export const sourceStateSchema = z.object({
  source: challanSourceSchema,
  name: z.string(),
  sandbox: z.boolean(),
  state: z.enum(['not-asked', 'answered', 'failed']),
  count: z.int().nullable().describe('Number of challans; null until it responds'),
  fetchedAt: instantSchema.nullable(),
  failure: z.enum(['timeout', 'unavailable', 'rejected', 'malformed', 'rate-limited']).nullable(),
  retryAfterSeconds: z.int().nullable(),
});
export type SourceState = z.infer<typeof sourceStateSchema>;
