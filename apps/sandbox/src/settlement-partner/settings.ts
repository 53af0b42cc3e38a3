import { z } from 'zod';
import { DEFAULT_DELAY_MS } from '../challans/authority-book.ts';
import { lastDigits } from '../challans/magic-number.ts';

/** Outcome of a settlement. `never`: it stays accepted. */
const outcomes = ['paid', 'amount-changed', 'moved-to-court', 'failed', 'never'] as const;
export type Outcome = (typeof outcomes)[number];

const delayMs = z.int().min(0).max(600_000);

/** Behaviour of the sandbox's partner. */
const settingsShape = z.strictObject({
  outcome: z
    .enum(['by-number', ...outcomes])
    .describe(
      'by-number: as the digits at the end of the vehicle number say; else for every settlement.',
    ),
  payAfterMs: delayMs.describe('Delay between acceptance and outcome.'),
  showAfterMs: delayMs.describe('Delay before the challan sources show the outcome.'),
  otpLifetimeMs: delayMs.describe('Validity of a court OTP.'),
});

/** `PUT /control/settlement-partner` accepts any subset. */
export const settingsInput = settingsShape.partial();

export type PartnerSettings = z.infer<typeof settingsShape>;

export const DEFAULT_SETTINGS: PartnerSettings = {
  outcome: 'by-number',
  payAfterMs: 4_000,
  showAfterMs: DEFAULT_DELAY_MS,
  otpLifetimeMs: 600_000,
};

/** Duration of a slow settlement in milliseconds. */
const SLOW_MS = 30_000;

const BY_NUMBER: Readonly<Record<string, Outcome>> = {
  '0011': 'amount-changed',
  '0012': 'moved-to-court',
  '0013': 'failed',
  '0014': 'never',
};

/** Outcome of a settlement for this vehicle, and its delay in milliseconds. */
export function outcomeFor(
  settings: PartnerSettings,
  vehicleNumber: string,
): { readonly outcome: Outcome; readonly afterMs: number } {
  const digits = lastDigits(vehicleNumber) ?? '';
  const outcome =
    settings.outcome === 'by-number' ? (BY_NUMBER[digits] ?? 'paid') : settings.outcome;
  const isSlow = settings.outcome === 'by-number' && digits === '0015';
  return { outcome, afterMs: isSlow ? SLOW_MS : settings.payAfterMs };
}
