import { z } from 'zod';
import { lastDigits } from '../challans/magic-number.ts';

/** Outcome of a recharge. `day-long`: in process for a day, then success; `reversed`: success, then failed; `never`:
 * it stays in process. */
const outcomes = ['success', 'failed', 'day-long', 'reversed', 'never'] as const;
export type Outcome = (typeof outcomes)[number];

const delayMs = z
  .int()
  .min(0)
  .max(7 * 86_400_000);

/** Behaviour of the sandbox's bill-payment system. */
const settingsShape = z.strictObject({
  outcome: z
    .enum(['by-number', ...outcomes])
    .describe(
      'by-number: as the digits at the end of the vehicle number say; else for every new recharge.',
    ),
  retryClass: z.enum(['RETRIABLE', 'NON_RETRIABLE', 'CONDITIONAL']),
  fetchAfterMs: delayMs.describe('Delay before a fetch is answered.'),
  fetchLifetimeMs: delayMs.describe('How long a fetch can be paid.'),
  payAfterMs: delayMs.describe('Delay between acceptance and outcome.'),
  longAfterMs: delayMs.describe('The same for a day-long one.'),
  reverseAfterMs: delayMs.describe('Delay between success and failure of a reversed one.'),
  aheadMs: delayMs.describe(
    "How far the system's clock is ahead; moving it sends the callbacks that are due.",
  ),
  webhookUrl: z.url().nullable().describe('Where callbacks go; null: nowhere.'),
  webhooks: z.enum(['normal', 'late', 'twice', 'never', 'wrong-signature']),
  webhookLateMs: delayMs,
});

/** `PUT /control/bbps` accepts any subset. */
export const settingsInput = settingsShape.partial();

export type BbpsSettings = z.infer<typeof settingsShape>;

export const DEFAULT_SETTINGS: BbpsSettings = {
  outcome: 'by-number',
  retryClass: 'NON_RETRIABLE',
  fetchAfterMs: 200,
  fetchLifetimeMs: 86_400_000,
  payAfterMs: 4_000,
  longAfterMs: 86_400_000,
  reverseAfterMs: 60_000,
  aheadMs: 0,
  webhookUrl: null,
  webhooks: 'normal',
  webhookLateMs: 30_000,
};

const BY_NUMBER: Readonly<Record<string, Outcome>> = { '1008': 'day-long', '1009': 'reversed' };

/** Outcome of a recharge of this vehicle's tag. */
export function outcomeFor(settings: BbpsSettings, vehicleNumber: string): Outcome {
  if (settings.outcome !== 'by-number') return settings.outcome;
  return BY_NUMBER[lastDigits(vehicleNumber) ?? ''] ?? 'success';
}
