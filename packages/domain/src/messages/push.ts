import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** Longest text of a push, in bytes of UTF-8: 4,096 bytes of ciphertext are the least that push services take. Source:
 * RFC 8030, section 7.2. */
export const pushBytesAtMost = 3000;

/** A device that a person switched notifications on for. Keys as the browser gives them, base64url. */
export type PushSubscription = {
  readonly endpoint: string;
  /** Public key of the device, an uncompressed point of P-256. */
  readonly p256dh: string;
  /** Secret of sixteen bytes. */
  readonly auth: string;
};

/** One push. */
export type PushOrder = {
  /** JSON for the service worker, at most {@link pushBytesAtMost}. */
  readonly payload: string;
  /** How long the push service keeps it for a device that is away. */
  readonly ttlSeconds: number;
  /** A newer one with the same topic replaces it there: up to 32 characters of base64url. */
  readonly topic: string;
};

/** Sends pushes (RFC 8030, 8291 and 8292) to the push service of each device's browser. */
export type PushSender = {
  /** For `applicationServerKey` of the browser, base64url. */
  readonly publicKey: string;
  /** Whether a subscription may be kept: a complete key, and an address outside our network. */
  readonly accepts: (subscription: PushSubscription) => Promise<boolean>;
  /** `gone`: the device has unsubscribed, forget it. */
  readonly send: (
    subscription: PushSubscription,
    order: PushOrder,
  ) => Promise<Result<'sent' | 'gone', ProviderFailure>>;
};
