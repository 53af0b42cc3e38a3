import type { AdEvent, AdEventSender } from '@pahiya/domain/forms/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { z } from 'zod';
import type { OutgoingAnswer } from '../../http/outgoing-http.ts';
import {
  openSingleTryProvider,
  type SingleTryLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { readAnswer } from '../../http/read-answer.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const META = 'meta';

/** Address and credentials of the Conversions API. */
export type MetaOptions = SingleTryLimits & {
  /** With the API version, without a trailing slash: `https://graph.facebook.com/v23.0`. */
  readonly baseUrl: string;
  readonly pixelId: string;
  readonly accessToken: string;
};

/** The port over Meta's Conversions API, with its health for operators. */
export type MetaAdEvents = AdEventSender & WatchedProvider;

/** Sends one event per call to Meta. No retries: the caller retries, and Meta deduplicates by `event_id` (within 48
 * hours). Sends no IP address, and nothing unhashed except the browser name. Refuses with `rejected` for a wrong
 * token or a refused event, `malformed` for a response without a count.
 * Source: Meta, Conversions API, "Using the API" and "Parameters"; see docs/providers/meta.md. */
export function createMetaAdEvents(options: MetaOptions): MetaAdEvents {
  const { http, guard, watched } = openSingleTryProvider(META, options);
  return {
    send: (event) =>
      guard.run(async (signal) => {
        const answer = await http.send({
          method: 'POST',
          url: `${options.baseUrl}/${encodeURIComponent(options.pixelId)}/events`,
          // In the body: URLs are logged in transit.
          json: { data: [toWire(event)], access_token: options.accessToken },
          signal,
        });
        return answer.ok ? readCount(answer.value) : answer;
      }),
    ...watched,
  };
}

function toWire(event: AdEvent) {
  const { emailHash, mobileHash, value } = event;
  return {
    event_name: event.name,
    event_time: event.happenedAt,
    event_id: event.id,
    event_source_url: event.pageUrl,
    action_source: 'website',
    user_data: {
      client_user_agent: event.userAgent,
      ...(emailHash === null ? {} : { em: [emailHash] }),
      ...(mobileHash === null ? {} : { ph: [mobileHash] }),
      country: [countryHash],
    },
    ...(value === null ? {} : { custom_data: { currency: 'INR', value: value.amountPaise / 100 } }),
  };
}

/** SHA-256 of "in": the country, hashed like all of `user_data`. */
const countryHash = '582967534d0f909d196b97f9e6921342777aea87b46fa52df165389db1fb8ccf';

const answerWire = z.object({ events_received: z.int() });

function readCount(answer: OutgoingAnswer): Result<void, ProviderFailure> {
  const read = readAnswer(META, answer, answerWire);
  if (!read.ok) return read;
  return read.value.events_received === 1
    ? ok(undefined)
    : err(providerFailure(META, 'rejected', 'took no event'));
}
