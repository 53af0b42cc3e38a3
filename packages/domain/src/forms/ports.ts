import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** A message to a sink. */
export type SinkMessage = {
  /** Our id, for deduplication by the recipient. */
  readonly id: string;
  /** Time of this attempt, RFC 3339, UTC. */
  readonly sentAt: string;
  /** Body, sent as JSON. */
  readonly payload: Readonly<Record<string, unknown>>;
};

/** A system of the operator that receives form submissions: a webhook, or the script of a spreadsheet. */
export type Sink = {
  /** Refuses with a {@link ProviderFailure}. A failed message may have arrived: it is resent with the same id. */
  readonly deliver: (message: SinkMessage) => Promise<Result<void, ProviderFailure>>;
};

/** Events sent to an ad service. */
export const adEventNames = [
  'PageView',
  'ViewContent',
  'Search',
  'Lead',
  'Contact',
  'CompleteRegistration',
  'InitiateCheckout',
  'Purchase',
] as const;
export type AdEventName = (typeof adEventNames)[number];

/** A conversion event; personal data is already hashed. */
export type AdEvent = {
  readonly id: string;
  readonly name: AdEventName;
  /** Seconds since 1970, UTC. */
  readonly happenedAt: number;
  /** Path of the kind of page: no vehicle number, no query. */
  readonly pageUrl: string;
  /** SHA-256 in lower-case hex of the normalised address. */
  readonly emailHash: string | null;
  /** SHA-256 in lower-case hex of the digits with country code. */
  readonly mobileHash: string | null;
  readonly userAgent: string;
  readonly value: { readonly amountPaise: number } | null;
};

/** Sends events to an ad service (Meta's Conversions API). */
export type AdEventSender = {
  readonly send: (event: AdEvent) => Promise<Result<void, ProviderFailure>>;
};
