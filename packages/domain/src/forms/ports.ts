import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** One message to a sink. */
export type SinkMessage = {
  /** Our id: the same one is the same message, however often it arrives. */
  readonly id: string;
  /** RFC 3339, UTC: of this try. */
  readonly sentAt: string;
  /** What is sent as JSON. */
  readonly payload: Readonly<Record<string, unknown>>;
};

/** A place at the operator's that takes submissions of forms: a webhook, or the script of a spreadsheet. */
export type Sink = {
  /** Refuses as {@link ProviderFailure} says. After a failure it may have arrived: it is sent again with its id. */
  readonly deliver: (message: SinkMessage) => Promise<Result<void, ProviderFailure>>;
};

/** Events that an advertisement service is told of. */
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

/** One event. What could tell of a person is hashed already. */
export type AdEvent = {
  readonly id: string;
  readonly name: AdEventName;
  /** Seconds since 1970, UTC. */
  readonly happenedAt: number;
  /** Address of the kind of page: no vehicle number, no query. */
  readonly pageUrl: string;
  /** SHA-256 in lower-case hex of the normalised address. */
  readonly emailHash: string | null;
  /** SHA-256 in lower-case hex of the digits with country code. */
  readonly mobileHash: string | null;
  readonly userAgent: string;
  readonly value: { readonly amountPaise: number } | null;
};

/** Tells an advertisement service of events (Meta's Conversions API). */
export type AdEventSender = {
  readonly send: (event: AdEvent) => Promise<Result<void, ProviderFailure>>;
};
