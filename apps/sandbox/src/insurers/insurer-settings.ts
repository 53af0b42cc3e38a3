import { z } from 'zod';

const delayMs = z
  .int()
  .min(0)
  .max(60 * 86_400_000);

const settingsShape = z.strictObject({
  slowMs: z.int().min(0).max(60_000).describe('How long the slow insurer takes for a quote.'),
  failMs: delayMs.describe('How long the failing insurer is down for a vehicle it is asked about.'),
  outcome: z.enum(['issued', 'failed', 'never']).describe('Of policies that are paid for.'),
  issueMs: delayMs.describe('From the request for a policy to its outcome.'),
  payBack: z
    .enum(['whole', 'half', 'never'])
    .describe('What is paid back of the refund of a cancelled policy, on the day of the call.'),
  aheadMs: delayMs.describe("How far the insurers' clock is ahead."),
});

/** `PUT /control/insurers` accepts any subset. */
export const insurerSettingsInput = settingsShape.partial();

/** Behaviour of the sandbox's insurers. */
export type InsurerSettings = z.infer<typeof settingsShape>;

export const DEFAULT_INSURER_SETTINGS: InsurerSettings = {
  slowMs: 3_000,
  failMs: 15_000,
  outcome: 'issued',
  issueMs: 2_000,
  payBack: 'whole',
  aheadMs: 0,
};
