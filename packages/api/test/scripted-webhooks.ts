import type { WebhookDelivery, WebhookSender } from '@pahiya/domain/leads/webhook-ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok } from '@pahiya/domain/shared/result';

/** A firm's system whose answers a test sets. */
export type ScriptedWebhooks = WebhookSender & {
  readonly sent: WebhookDelivery[];
  /** Null: it takes every event. */
  fails: ProviderFailure | null;
  hasErased: boolean;
};

/** A system that takes every event until a test sets otherwise. */
export function scriptedWebhooks(): ScriptedWebhooks {
  const sent: WebhookDelivery[] = [];
  const webhooks: ScriptedWebhooks = {
    sent,
    fails: null,
    hasErased: false,
    accepts: async (address) => address.startsWith('https://') && !address.includes('169.254.'),
    send: async (delivery) => {
      sent.push(delivery);
      return webhooks.fails === null ? ok({ hasErased: webhooks.hasErased }) : err(webhooks.fails);
    },
  };
  return webhooks;
}
