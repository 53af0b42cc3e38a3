import { correctionRefusals } from '@pahiya/domain/service-history/correction';
import { visitKinds } from '@pahiya/domain/service-history/history';
import { z } from 'zod';
import { instantSchema, istDateSchema, vehicleNumberOutput } from '../fields.ts';

const km = z.int().describe('Whole km');

/** A correction that the buyer of a report asked for. */
export const correctionSchema = z.object({
  claim: z.enum(['not-mine', 'wrong-km']),
  statedKm: km.nullable().describe('The reading that is right, as stated'),
  askedAt: instantSchema,
  dueOn: istDateSchema.describe('Day by which the source has to answer'),
  isOverdue: z.boolean().describe('Not answered, and the day has passed'),
  state: z.enum(['open', 'accepted', 'refused']).describe('The answer of the source'),
  reason: z.enum(correctionRefusals).nullable().describe('Why it was refused'),
  answeredOn: istDateSchema.nullable(),
});

/** What a reading shows when compared with the others. */
export const readingFlagSchema = z.object({
  flag: z.enum([
    'rollback',
    'check',
    'small',
    'typo',
    'changed',
    'implausible-high',
    'suspect-low',
    'first-late',
  ]),
  level: z.enum(['red', 'amber', 'grey', 'note']),
  dropKm: km.nullable(),
  isConfirmed: z.boolean().describe('A later reading agrees with the lower series'),
  against: z.object({ on: istDateSchema, km }).nullable().describe('The reading before it'),
  kmPerYear: km.nullable(),
  years: z.int().nullable(),
});
export type ReadingFlag = z.infer<typeof readingFlagSchema>;

export const reportVisitSchema = z.object({
  id: z.string(),
  on: istDateSchema,
  km: km.nullable(),
  shownKm: km.nullable().describe('With km before a change of the instrument cluster'),
  kind: z.enum(visitKinds),
  workshop: z.string().nullable(),
  city: z.string().nullable(),
  work: z.array(z.string()),
  parts: z.array(z.string()),
  amount: z.int().nullable().describe('Whole paise'),
  source: z.string().describe('Id of one of the sources'),
  flags: z.array(readingFlagSchema),
  correction: correctionSchema.nullable(),
});
export type ReportVisit = z.infer<typeof reportVisitSchema>;

const standing = z
  .enum(['agree', 'disagree', 'check', 'too-few'])
  .describe('Whether the odometer readings agree');

/** A service-history report. Never complete: it names the sources that were asked. */
export const serviceReportSchema = z.object({
  reportId: z.string(),
  vehicleNumber: vehicleNumberOutput.nullable().describe('Null: masked, in a shared report'),
  display: z.string(),
  madeAt: instantSchema,
  validUntil: instantSchema.nullable(),
  provider: z.object({ name: z.string(), sandbox: z.boolean() }),
  vehicle: z.object({
    make: z.string().nullable(),
    model: z.string().nullable(),
    fuel: z.string().nullable(),
    registeredOn: istDateSchema.nullable(),
  }),
  sources: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['workshop-network', 'insurer-inspection', 'other']),
      answered: z.boolean(),
    }),
  ),
  standing,
  standingWithout: standing
    .nullable()
    .describe('Without the lines whose correction is open or was accepted'),
  firstOn: istDateSchema.nullable(),
  lastOn: istDateSchema.nullable(),
  last: z.object({ on: istDateSchema, km }).nullable().describe('Newest reading'),
  kmPerYear: z.object({ km, since: istDateSchema }).nullable(),
  accidentRepairs: z.int(),
  recallOpen: z.boolean().nullable(),
  gaps: z.array(
    z.object({
      from: istDateSchema,
      to: istDateSchema,
      months: z.int(),
      where: z.enum(['before', 'between', 'after']),
    }),
  ),
  visits: z.array(reportVisitSchema).describe('Newest first'),
});
export type ServiceReport = z.infer<typeof serviceReportSchema>;
