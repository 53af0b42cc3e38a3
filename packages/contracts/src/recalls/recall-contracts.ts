import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { inEveryLanguage, istDateSchema } from '../fields.ts';
import * as calls from './recall-calls.ts';

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Recalls of a model that may concern a vehicle of a year, and what the list covers. */
export const checkRecalls = defineContract({
  call: calls.checkRecalls,
  tag: 'vehicle',
  who: 'anyone',
  summary: 'Recalls by make, model and year',
  query: z.object({
    make: slug.optional(),
    model: slug.optional(),
    year: z.coerce.number().int().min(1980).max(2100).optional().describe('Of manufacture'),
  }),
  answer: z.object({
    models: z
      .array(z.object({ make: z.string(), model: z.string(), makeSlug: slug, modelSlug: slug }))
      .describe('Those with a recall in the list'),
    newestOn: istDateSchema.nullable().describe('Newest announcement; null: the list is empty'),
    recalls: z
      .array(
        z.object({
          ref: z.string(),
          builtFrom: istDateSchema,
          builtUntil: istDateSchema,
          units: z.int().nullable(),
          defect: inEveryLanguage(z.string()),
          remedy: inEveryLanguage(z.string()),
          announcedOn: istDateSchema,
          source: z.string(),
          url: z.string(),
        }),
      )
      .nullable()
      .describe('Newest first; null: no model was asked for'),
  }),
  refusals: ['request/bad-input', 'request/too-many'],
  example: { models: [], newestOn: null, recalls: null },
});
