import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** One delivery of an event to a firm's system. */
export type WebhookDelivery = {
  readonly address: string;
  /** Signs `timestamp.body` (HMAC-SHA-256). */
  readonly secret: string;
  /** The same for every attempt and replay of an event. */
  readonly eventId: string;
  readonly body: string;
};

/** Delivers events to addresses that firms choose. */
export type WebhookSender = {
  /** Whether an address may be kept: HTTPS, without credentials, outside our network. */
  readonly accepts: (address: string) => Promise<boolean>;
  /** One attempt. Any 2xx is success; `hasErased`: the answer confirms that the data of an erase event are gone. */
  readonly send: (
    delivery: WebhookDelivery,
  ) => Promise<Result<{ readonly hasErased: boolean }, ProviderFailure>>;
};
