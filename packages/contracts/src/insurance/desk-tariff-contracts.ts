import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema } from '../fields.ts';
import * as calls from './insurance-calls.ts';

const changed = {
  count: z.int(),
  changes: z.array(
    z.object({ place: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
};
const text = z.string().min(2).max(400_000);

/** What a corrected table of motor rating would change. Nothing is saved. */
export const deskPreviewTariff = defineContract({
  call: calls.deskPreviewTariff,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Preview a motor tariff',
  body: z.strictObject({ text }),
  answer: z.object({ faults: z.array(z.string()), ...changed }),
  refusals: [...deskWrites, 'request/bad-input'],
  example: { faults: [], count: 0, changes: [] },
});

/** The saved table in force, compared with the one that ships, and those that wait for a second operator. */
export const deskTariffs = defineContract({
  call: calls.deskTariffs,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Saved motor tariffs',
  answer: z.object({
    saved: z
      .object({
        operator: z.string(),
        savedAt: instantSchema,
        reason: z.string().nullable(),
        ...changed,
      })
      .nullable(),
    waiting: z.array(
      z.object({
        tariffId: z.uuid(),
        operator: z.string(),
        isOwn: z.boolean(),
        savedAt: instantSchema,
        ...changed,
      }),
    ),
  }),
  refusals: deskReads,
  example: { saved: null, waiting: [] },
});

/** Saves a corrected table. With a reason it is in force at once; without one a second operator confirms it. */
export const deskSaveTariff = defineContract({
  call: calls.deskSaveTariff,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Save a motor tariff',
  body: z.strictObject({ text, reason: z.string().trim().min(10).max(500).nullable() }),
  answer: z.object({ tariffId: z.uuid(), state: z.enum(['waiting', 'in-force']) }),
  status: 201,
  refusals: [...deskWrites, 'request/bad-input'],
  example: { tariffId: '6f4c3d0a-7b70-4b4f-9d0f-0d7c5f7b1a11', state: 'waiting' },
});

/** Confirms a table that another operator saved, or discards it. */
export const deskDecideTariff = defineContract({
  call: calls.deskDecideTariff,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Decide a waiting motor tariff',
  params: z.object({ tariffId: z.uuid().describe('Saved tariff') }),
  body: z.strictObject({ decision: z.enum(['confirm', 'discard']) }),
  answer: z.object({ state: z.enum(['in-force', 'discarded']) }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state', 'request/bad-input'],
  example: { state: 'in-force' },
});
