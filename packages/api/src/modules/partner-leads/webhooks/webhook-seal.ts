import type { Seal } from '../../../http/sealed-bytes.ts';

/** With what a firm's signing secret is encrypted. */
export function sealOfWebhook(firmId: string): Seal {
  return { purpose: 'partner webhook', name: firmId };
}
