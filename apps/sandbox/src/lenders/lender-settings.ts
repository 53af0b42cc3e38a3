import { z } from 'zod';

const delayMs = z
  .int()
  .min(0)
  .max(60 * 86_400_000);

const settingsShape = z.strictObject({
  outcome: z
    .enum(['sanctioned', 'declined', 'never'])
    .describe('Of applications that are handed over. never: they stay under review.'),
  reviewMs: delayMs.describe('From the hand-over to the outcome.'),
  slowMs: z.int().min(0).max(60_000).describe('How long the slow lender takes for offers.'),
  otpLifetimeMs: delayMs,
  resendAfterMs: delayMs,
  proofLifetimeMs: delayMs,
  aheadMs: delayMs.describe("How far the lenders' clock is ahead."),
});

/** `PUT /control/lenders` accepts any subset. */
export const lenderSettingsInput = settingsShape.partial();

/** Behaviour of the sandbox's lenders. */
export type LenderSettings = z.infer<typeof settingsShape>;

export const DEFAULT_LENDER_SETTINGS: LenderSettings = {
  outcome: 'sanctioned',
  reviewMs: 120_000,
  slowMs: 4_000,
  otpLifetimeMs: 600_000,
  resendAfterMs: 30_000,
  proofLifetimeMs: 3_600_000,
  aheadMs: 0,
};
