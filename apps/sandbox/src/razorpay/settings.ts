import { z } from 'zod';

const delayMs = z.int().min(0).max(600_000);

/** How the sandbox's gateway behaves. */
const settingsShape = z.strictObject({
  webhookUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .describe('Where events go; null: nowhere.'),
  webhookDelayMs: delayMs.describe('Before the first event of an outcome.'),
  webhookLateMs: delayMs.describe('The same for outcomes whose events come late.'),
  webhookRetryMs: z
    .int()
    .min(1)
    .max(600_000)
    .describe('First wait after an event that was not taken; doubles up to a minute.'),
  webhookAttempts: z.int().min(1).max(50),
  webhookTimeoutMs: z.int().min(10).max(60_000),
  webhooks: z
    .enum(['as-outcome', 'twice', 'never', 'reordered', 'wrong-signature'])
    .describe('as-outcome: once and in order unless the outcome says otherwise.'),
  pendingMs: delayMs.describe('How long a pending payment stays so.'),
  lateCaptureMs: delayMs.describe('How long after its failure a payment is captured after all.'),
  autoCapture: z.boolean().describe('false: payments stay authorized until they are captured.'),
  captureOnPaidOrder: z
    .boolean()
    .describe('A second payment of a paid order is captured too; false: it stays authorized.'),
  refundDelayMs: delayMs.describe('0: a refund is processed in the answer.'),
  refundOutcome: z.enum(['processed', 'failed']),
  settleAfterDays: z
    .int()
    .min(0)
    .max(30)
    .describe('Days from a payment to its settlement; reports of the same day stay open.'),
});

/** `PUT /control/razorpay` takes any part. */
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

/** The settings in force. A reset keeps the address for events: whoever gave it is still there. */
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

/** Members that say something: `undefined` must not hide a setting. */
function given(part: z.infer<typeof settingsInput>): Partial<RazorpaySettings> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}
