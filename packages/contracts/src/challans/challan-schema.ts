import { z } from 'zod';
import { instantSchema, istDateSchema } from '../fields.ts';

/** An amount of money on the wire. */
export const amountPaise = z.int().describe('Whole paise');

/** The places that know of challans. */
export const challanSourceSchema = z.enum(['national', 'virtual-court', 'state-police']);

/** Ids of the tabs, in their order. */
export const challanTabIdSchema = z.enum(['PENDING', 'IN_PROGRESS', 'SETTLED']);

/** How fast a person wants it settled. */
export const settlementTypeSchema = z.enum(['STANDARD', 'EXPRESS']);
export type SettlementType = z.infer<typeof settlementTypeSchema>;

/** Price of one challan. The names are those of the product's specification. */
export const challanPriceSchema = z.object({
  challanAmount: amountPaise.describe('The fine, in paise; goes to the authority whole'),
  legalFee: amountPaise.describe('Court challans only, in paise'),
  gstFee: amountPaise.describe('GST on the legal fee, in paise; never on the fine'),
  discount: amountPaise.describe('Taken off, in paise'),
  totalAmount: amountPaise.describe('What this challan costs, in paise'),
});
export type ChallanPrice = z.infer<typeof challanPriceSchema>;

/** A text in each language of the product. */
export const bilingualSchema = z.object({ en: z.string(), hi: z.string() });

/** One challan as a person sees it. */
export const challanSchema = z.object({
  challanNumber: z.string(),
  kind: z.enum(['e-challan', 'court']),
  status: z.enum(['unpaid', 'virtual-court', 'regular-court', 'paid', 'disposed']),
  offense: z.string().describe('All offences as the source writes them'),
  shortOffense: bilingualSchema.describe('The first offence in plain words'),
  offences: z.array(
    z.object({
      section: z.string().nullable(),
      name: z.string().describe('As the source writes it'),
      plain: bilingualSchema.nullable().describe('In plain words; null for one we do not know'),
    }),
  ),
  authority: z.string().nullable(),
  stateCode: z.string().nullable(),
  district: z.string().nullable(),
  location: z.string().nullable().describe('Place; null when unknown or held back'),
  issuedOn: istDateSchema.nullable(),
  issuedAt: instantSchema.nullable().describe('Null when unknown or held back'),
  photoUrls: z
    .array(z.string())
    .describe('Our own addresses of the photographs; empty when held back'),
  isHeldBack: z.boolean().describe('Place, time and photographs are shown after a sign-in'),
  fine: amountPaise.nullable().describe('Paise; null: a court or officer will set it'),
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
      kind: z.string().describe('Code of what happens on that day'),
      on: istDateSchema,
      daysLeft: z.int().describe('Negative when it has passed'),
    })
    .nullable(),
  payability: z.union([
    z.object({ payable: z.literal(true) }),
    z.object({
      payable: z.literal(false),
      reason: z.string().describe('Code of why it cannot be paid here'),
      advice: z.string().describe('Code of what to do instead'),
    }),
  ]),
  price: challanPriceSchema.nullable().describe('Standard settlement; null when not payable here'),
  provenance: z.array(
    z.object({
      source: challanSourceSchema,
      status: z.enum(['unpaid', 'virtual-court', 'regular-court', 'paid', 'disposed']),
      fine: amountPaise.nullable(),
      fetchedAt: instantSchema,
    }),
  ),
  conflicts: z.array(z.enum(['paid-at-one-source', 'fines-differ', 'in-court-at-one-source'])),
  orderId: z.uuid().nullable().describe("The caller's own open order that holds it"),
});
export type ChallanOnWire = z.infer<typeof challanSchema>;

/** One tab with its challans. */
export const challanTabSchema = z.object({
  tabId: challanTabIdSchema,
  title: bilingualSchema,
  tabSection: z.array(challanSchema),
  totalChallans: z.int().describe('Distinct challan numbers'),
});
export type ChallanTab = z.infer<typeof challanTabSchema>;

/** The discovery as far as sources have answered: the state group challanDiscovery of the specification. */
export const discoveryDataSchema = z.object({
  tabsData: z.array(challanTabSchema),
  totalPendingApiCalls: z.int(),
  pendingApiCallsCompleted: z.int(),
  pendingChallanCount: z.int(),
  paidChallanCount: z.int(),
  inProgressChallanCount: z.int(),
});
export type DiscoveryData = z.infer<typeof discoveryDataSchema>;

/** How one source stands in a discovery. */
export const sourceStateSchema = z.object({
  source: challanSourceSchema,
  name: z.string(),
  sandbox: z.boolean(),
  state: z.enum(['not-asked', 'answered', 'failed']),
  count: z.int().nullable().describe('Challans it knows; null until it answered'),
  fetchedAt: instantSchema.nullable(),
  failure: z.enum(['timeout', 'unavailable', 'rejected', 'malformed', 'rate-limited']).nullable(),
  retryAfterSeconds: z.int().nullable(),
});
export type SourceState = z.infer<typeof sourceStateSchema>;
