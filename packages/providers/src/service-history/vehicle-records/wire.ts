import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, rupees } from '@pahiya/domain/shared/money';
import { z } from 'zod';

const day = z.string().transform((text, context) => {
  const date = parseIstDate(text);
  if (date !== null) return date;
  context.addIssue({ code: 'custom', message: 'no date' });
  return z.NEVER;
});
const words = z.string().max(200);
const amount = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .transform((text): Paise => rupees(Number(text)));

/** Response of `GET /coverage`. */
export const coverageWire = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('RECORDS'),
    visitCount: z.int().min(1).max(10_000),
    latestVisit: day,
  }),
  z.object({ status: z.literal('NO_RECORDS') }),
  z.object({ status: z.literal('SOURCE_DOWN') }),
]);

/** Names and phones of owners and workshop staff are left out: they never enter the product. */
const visitWire = z.object({
  lineId: z.string().regex(/^[\w.:-]{1,60}$/),
  date: day,
  odometerKm: z.int().min(0).max(9_999_999).nullable(),
  type: z.string(),
  workshop: z.object({ name: words.nullable(), city: words.nullable() }).nullable(),
  jobs: z.array(words).max(100),
  parts: z.array(words).max(200),
  invoiceTotal: amount.nullable(),
  sourceCode: z.string().max(60),
});

const reference = z.string();
const completed = z.object({
  clientRef: reference,
  status: z.literal('COMPLETED'),
  vehicle: z.object({
    make: words.nullable(),
    model: words.nullable(),
    fuel: words.nullable(),
    registrationDate: day.nullable(),
    useClass: z.string(),
  }),
  sources: z
    .array(
      z.object({
        code: z.string().max(60),
        name: words,
        type: z.string(),
        answered: z.boolean(),
      }),
    )
    .max(50),
  visits: z.array(visitWire).max(1_000),
  clusterReplacedOn: day.nullable(),
  openRecall: z.boolean().nullable(),
});

/** Response of `POST /reports` and `GET /reports/:clientRef`. */
export const reportWire = z.object({
  report: z.discriminatedUnion('status', [
    completed,
    z.object({ clientRef: reference, status: z.literal('QUEUED') }),
    z.object({ clientRef: reference, status: z.literal('NO_RECORDS') }),
    z.object({ clientRef: reference, status: z.literal('SOURCE_DOWN') }),
    z.object({ clientRef: reference, status: z.literal('FAILED'), reason: z.string() }),
  ]),
});

/** A finished report after parsing. */
export type CompletedReport = z.infer<typeof completed>;

/** Response of `POST /corrections` and `GET /corrections/:clientRef`. */
export const correctionWire = z.object({
  correction: z.discriminatedUnion('status', [
    z.object({ clientRef: reference, status: z.literal('RECEIVED') }),
    z.object({ clientRef: reference, status: z.literal('ACCEPTED') }),
    z.object({ clientRef: reference, status: z.literal('REFUSED'), reason: z.string() }),
  ]),
});

/** The vendor's own 404s. */
export const unknownWire = z.object({ error: z.enum(['REPORT_UNKNOWN', 'CORRECTION_UNKNOWN']) });
