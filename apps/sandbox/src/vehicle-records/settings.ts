import { z } from 'zod';

/** Behaviour of the sandbox's vendor of service histories. */
const settingsShape = z.strictObject({
  outcome: z
    .enum(['by-number', 'empty', 'failed', 'never'])
    .describe(
      'by-number: what the number has; empty: an ordered report turns out to have no records; failed: it cannot be ' +
        'made; never: it stays queued.',
    ),
  corrections: z
    .enum(['by-claim', 'accept', 'refuse', 'never'])
    .describe(
      'by-claim: a wrong reading is accepted, a visit of another vehicle refused; accept, refuse: every one; never: ' +
        'none is answered.',
    ),
  answerAfterMs: z
    .int()
    .min(0)
    .max(86_400_000)
    .describe('Delay between a correction and its answer.'),
  readyAfterMs: z.int().min(0).max(600_000).describe('Delay between the order and the report.'),
});

/** `PUT /control/vehicle-records` accepts any subset. */
export const settingsInput = settingsShape.partial();

export type RecordsSettings = z.infer<typeof settingsShape>;

export const DEFAULT_SETTINGS: RecordsSettings = {
  outcome: 'by-number',
  readyAfterMs: 3_000,
  corrections: 'by-claim',
  answerAfterMs: 120_000,
};
