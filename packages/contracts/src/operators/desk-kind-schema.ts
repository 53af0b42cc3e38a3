import { z } from 'zod';
import { tagIssueSchema } from '../fastag/details/issue-schema.ts';
import { rechargeSchema } from '../fastag/details/recharge-details.ts';
import { instantSchema, istDateSchema } from '../fields.ts';
import { insurancePolicyDetailsSchema } from '../insurance/details/insurance-policy-details.ts';
import { serviceReportDetailsSchema } from '../service-history/details/service-report-details.ts';
import { reservationDetailsSchema } from '../used-cars/details/reservation-details.ts';

/** Our id of it at the other side. */
const requestId = z.string();

/** A recharge, for the desk. */
const deskRechargeSchema = z.object({
  kind: z.literal('fastag-recharge'),
  recharge: rechargeSchema,
  requestId,
  billerId: z.string(),
  complaintState: z.enum(['registered', 'assigned', 'closed']).nullable(),
});
export type DeskRecharge = z.infer<typeof deskRechargeSchema>;

/** A new tag, for the desk; its vehicle number is masked. */
const deskTagSchema = z.object({
  kind: z.literal('fastag-tag'),
  issue: tagIssueSchema,
  requestId,
  dispatchBy: istDateSchema.nullable(),
});
export type DeskTag = z.infer<typeof deskTagSchema>;

/** A service-history report, for the desk. What it says is not shown there. */
const deskReportItemSchema = z.object({
  kind: z.literal('service-report'),
  report: serviceReportDetailsSchema,
  requestId,
  vendor: z.string(),
  orderedAt: instantSchema.nullable(),
  madeAt: instantSchema.nullable(),
  /** How many lines the buyer asked to correct. */
  corrections: z.int(),
});
export type DeskReportItem = z.infer<typeof deskReportItemSchema>;

/** An insurance policy, for the desk. */
const deskPolicySchema = z.object({
  kind: z.literal('insurance-policy'),
  policy: insurancePolicyDetailsSchema,
  requestId,
  /** Paise by the insurer's statement. */
  stated: z.int().nullable(),
  /** What the insurer paid back after a cancellation; null without one. */
  paidBack: z.int().nullable(),
  isDisputed: z.boolean(),
});
export type DeskPolicy = z.infer<typeof deskPolicySchema>;

/** A reservation of a used car, for the desk. */
const deskReservationSchema = z.object({
  kind: z.literal('used-car-reservation'),
  reservation: reservationDetailsSchema,
});
export type DeskReservation = z.infer<typeof deskReservationSchema>;

/** What an order of one item shows at the desk, by its kind. */
export const deskItemSchema = z.discriminatedUnion('kind', [
  deskRechargeSchema,
  deskTagSchema,
  deskReportItemSchema,
  deskReservationSchema,
  deskPolicySchema,
]);
export type DeskItem = z.infer<typeof deskItemSchema>;
