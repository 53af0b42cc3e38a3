import { z } from 'zod';

const delayMs = z.int().min(0).max(600_000);

/** Behaviour of the sandbox's gateway. */
const settingsShape = z.strictObject({
  webhookUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .describe('URL for events; null: none.'),
  webhookDelayMs: delayMs.describe('Delay of the first event of an outcome.'),
  webhookLateMs: delayMs.describe('The same for outcomes with late events.'),
  webhookRetryMs: z
    .int()
    .min(1)
    .max(600_000)
    .describe('First delay before a redelivery; doubles up to a minute.'),
  webhookAttempts: z.int().min(1).max(50),
  webhookTimeoutMs: z.int().min(10).max(60_000),
  webhooks: z
    .enum(['as-outcome', 'twice', 'never', 'reordered', 'wrong-signature'])
    .describe('as-outcome: once and in order unless the outcome specifies otherwise.'),
  pendingMs: delayMs.describe('Duration of a pending payment.'),
  lateCaptureMs: delayMs.describe('Delay between failure and late capture.'),
  autoCapture: z.boolean().describe('false: payments stay authorized until captured.'),
  captureOnPaidOrder: z
    .boolean()
    .describe('A second payment of a paid order is captured too; false: it stays authorized.'),
  refundDelayMs: delayMs.describe('0: a refund is processed in the response.'),
  refundOutcome: z.enum(['processed', 'failed']),
  settleAfterDays: z
    .int()
    .min(0)
    .max(30)
    .describe('Days from a payment to its settlement; reports of the same day stay open.'),
});

/** `PUT /control/razorpay` accepts any subset. */
export const settingsInput = settingsShape.partial();

export type RazorpaySettings = z.infer<typeof settingsShape>;

export const DEFAULT_SETTINGS: RazorpaySettings = {
  webhookUrl: null,
  webhookDelayMs: 50,
  webhookLateMs: 15_000,
  webhookRetryMs: 500,
  webhookAttempts: 20,
  webhookTimeoutMs: 5_000,
  webhooks: 'as-outcome',
  pendingMs: 5_000,
  lateCaptureMs: 5_000,
  autoCapture: true,
  captureOnPaidOrder: true,
  refundDelayMs: 2_000,
  refundOutcome: 'processed',
  settleAfterDays: 2,
};

/** Current settings. A reset keeps the event URL, since its receiver is still running. */
export type SettingsBoard = {
  readonly now: () => RazorpaySettings;
  readonly change: (part: z.infer<typeof settingsInput>) => RazorpaySettings;
  readonly reset: () => void;
};

export function createSettingsBoard(initial: z.infer<typeof settingsInput> = {}): SettingsBoard {
  const first: RazorpaySettings = { ...DEFAULT_SETTINGS, ...given(initial) };
  let settings = first;
  return {
    now: () => settings,
    change(part) {
      settings = { ...settings, ...given(part) };
      return settings;
    },
    reset() {
      settings = { ...first, webhookUrl: settings.webhookUrl };
    },
  };
}

/** Drops `undefined` members, which would hide a setting. */
function given(part: z.infer<typeof settingsInput>): Partial<RazorpaySettings> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}
