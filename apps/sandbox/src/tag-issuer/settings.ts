import { z } from 'zod';

const delayMs = z
  .int()
  .min(0)
  .max(7 * 86_400_000);

/** Behaviour of the sandbox's issuer bank. */
const settingsShape = z.strictObject({
  outcome: z
    .enum(['approved', 'rejected-once', 'refused', 'never'])
    .describe(
      'Of new orders. rejected-once: until pictures are sent again; refused: for good; never: it stays under review.',
    ),
  stepMs: delayMs.describe('Duration of each step: review, assigned, dispatched, delivered.'),
  otpLifetimeMs: delayMs,
  resendAfterMs: delayMs,
  sessionLifetimeMs: delayMs,
  aheadMs: delayMs.describe("How far the bank's clock is ahead."),
});

/** `PUT /control/tag-issuer` accepts any subset. */
export const settingsInput = settingsShape.partial();

export type IssuerSettings = z.infer<typeof settingsShape>;

export const DEFAULT_SETTINGS: IssuerSettings = {
  outcome: 'approved',
  stepMs: 10_000,
  otpLifetimeMs: 600_000,
  resendAfterMs: 30_000,
  sessionLifetimeMs: 86_400_000,
  aheadMs: 0,
};
