import {
  expenseCategories,
  logFuels,
  odometerWords,
  workCategories,
} from '@pahiya/domain/upkeep/log-entry';
import { importQuestions } from '@pahiya/domain/upkeep/log-import/import-log';
import { z } from 'zod';
import { instantSchema, istDateSchema, vehicleNumberOutput } from '../fields.ts';

/** Text without control characters other than line breaks. */
const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^(?:[^\p{C}]|[\n\r\t])*$/u, { error: 'Enter plain text' });

const km = z.int().min(0).max(2_000_000).describe('Odometer, whole km');

const common = {
  entryId: z.uuid().optional().describe('Chosen by the sender, so that a new line is added once'),
  on: istDateSchema.describe('Not in the future'),
  costPaise: z.int().min(0).max(10_000_000_000).optional(),
  place: text(120).optional().describe('Workshop, pump or shop'),
  note: text(1000).optional(),
  odometer: z
    .enum(odometerWords)
    .optional()
    .describe('Why a reading disagrees: true as written, or a new instrument'),
};

/** A line of the log as it is sent. */
export const logEntryInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('service'),
    ...common,
    category: z.enum(workCategories),
    km: km.optional(),
    title: text(120).optional().describe('Work done and parts'),
  }),
  z.object({
    kind: z.literal('fuel'),
    ...common,
    km,
    fuel: z.enum(logFuels),
    quantity: z.int().min(1).max(2_000_000).describe('Thousandths of a litre, kg or kWh'),
    isFull: z.boolean(),
    isMissed: z.boolean().describe('A fill before this one is not in the log'),
  }),
  z.object({
    kind: z.literal('expense'),
    ...common,
    category: z.enum(expenseCategories),
    km: km.optional(),
    title: text(120).optional(),
  }),
]);

/** A line of the log as it is kept. */
export const logEntrySchema = z.object({
  entryId: z.uuid(),
  kind: z.enum(['service', 'fuel', 'expense']),
  category: z.string().describe('Kind of work, fuel or expense'),
  on: istDateSchema,
  km: z.int().nullable(),
  costPaise: z.int().nullable(),
  title: z.string().nullable(),
  place: z.string().nullable(),
  note: z.string().nullable(),
  quantity: z.int().nullable(),
  isFull: z.boolean().nullable(),
  isMissed: z.boolean().nullable(),
  odometer: z.enum(odometerWords).nullable(),
  batchId: z.uuid().nullable().describe('Of the import that brought it'),
  version: z.int().describe('Rises with each correction'),
});
export type LogEntryOnWire = z.infer<typeof logEntrySchema>;

const month = z.object({
  month: z.string(),
  fuel: z.int(),
  service: z.int(),
  expense: z.int(),
  perKm: z.int().nullable().describe('Paise a km'),
});

/** A log with what it adds up to. */
export const vehicleLogSchema = z.object({
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
  role: z.enum(['owner', 'driver', 'viewer']).describe('Of the caller'),
  total: z.int().describe('Lines in the log'),
  entries: z
    .array(logEntrySchema.extend({ photos: z.array(z.uuid()) }))
    .describe('Newest first, up to 50'),
  odometer: z.object({
    last: z.object({ on: istDateSchema, km: z.int() }).nullable(),
    kmPerYear: z.int().nullable(),
    expected: z.int().nullable().describe('Reading to expect today'),
    readings: z.array(
      z.object({
        id: z.string(),
        on: istDateSchema,
        km: z.int(),
        flag: z.string().nullable().describe('What does not agree with the others'),
      }),
    ),
  }),
  dues: z.array(
    z.object({
      category: z.enum(workCategories),
      on: istDateSchema,
      by: z.enum(['date', 'km']),
      atKm: z.int().nullable(),
      interval: z.enum(['own', 'usual']),
      lastOn: istDateSchema,
      readingOn: istDateSchema.nullable().describe('Reading that the forecast starts from'),
    }),
  ),
  intervals: z.array(
    z.object({
      category: z.enum(workCategories),
      km: z.int().nullable(),
      months: z.int().nullable(),
      origin: z.enum(['own', 'usual']),
      source: z.string().nullable(),
    }),
  ),
  fuel: z
    .object({
      fuel: z.enum(logFuels),
      average: z.number().nullable().describe('Km per litre, kg or kWh, all fills together'),
      fills: z.array(z.object({ id: z.string(), on: istDateSchema, kmPerUnit: z.number() })),
    })
    .nullable(),
  hasTwoFuels: z.boolean(),
  spend: z.object({
    months: z.array(month),
    types: z.array(z.object({ type: z.string(), sum: z.int() })),
    unpriced: z.int().describe('Lines without an amount, in no sum'),
    perKm: z.object({ cost: z.int().describe('Paise'), km: z.int() }).nullable(),
  }),
  packs: z
    .array(z.object({ packId: z.uuid(), madeOn: istDateSchema }))
    .describe('Valid records for buyers, by day; for the owner'),
  asOf: instantSchema,
});

/** What an import brings, or would bring. */
export const logImportSchema = z.object({
  batchId: z.uuid().nullable().describe('For undoing it; null in a dry run'),
  isAmbiguous: z.boolean().describe('Days read either way round: send `dayOrder`'),
  asks: z.array(z.enum(importQuestions)).describe('Not said by the file: send it'),
  counts: z.object({ fuel: z.int(), service: z.int(), expense: z.int() }),
  duplicates: z.int().describe('Lines that are in the log already'),
  faultCount: z.int(),
  faults: z
    .array(
      z.object({
        record: z.int().describe('In the file, from 1'),
        fault: z.enum(['date', 'odometer', 'quantity', 'future']),
      }),
    )
    .describe('The first 20'),
  first: z
    .array(
      logEntrySchema.pick({
        kind: true,
        category: true,
        on: true,
        km: true,
        costPaise: true,
        quantity: true,
      }),
    )
    .describe('The first 20 lines'),
});
