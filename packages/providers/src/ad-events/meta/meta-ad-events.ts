import type { AdEvent, AdEventSender } from '@pahiya/domain/forms/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { z } from 'zod';
import {
  createOutgoingHttp,
  type OutgoingAnswer,
  type OutgoingHttpOptions,
} from '../../http/outgoing-http.ts';
import { parseJson } from '../../http/parse-json.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import {
  type BreakerState,
  createProviderGuard,
  type ProviderGuardOptions,
} from '../../http/provider-guard.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const META = 'meta';

/** How to reach the Conversions API. */
export type MetaOptions = {
  /** Address with the API's version, without a slash at the end: `https://graph.facebook.com/v23.0`. */
  readonly baseUrl: string;
  readonly pixelId: string;
  readonly accessToken: string;
  readonly http?: Omit<OutgoingHttpOptions, 'provider'>;
  readonly guard?: Omit<ProviderGuardOptions, 'provider' | 'retries'>;
};

/** The port over Meta's Conversions API, with what an operator wants to see of it. */
export type MetaAdEvents = AdEventSender & {
  readonly breakerState: () => BreakerState;
  /** Ends its connections. */
  readonly close: () => Promise<void>;
};

/**
 * Tells Meta of one event a call. Tried once: whoever has the event tries again; `event_id` makes two one at Meta (within
 * 48 hours). No network address of a person is sent, and nothing unhashed but the browser's name.
 * Refuses with `rejected` for a wrong token or a refused event, `malformed` for an answer without a count.
 * Source: Meta, Conversions API, "Using the API" and "Parameters"; see docs/providers/meta.md.
 */
export function createMetaAdEvents(options: MetaOptions): MetaAdEvents {
  const http = createOutgoingHttp({ provider: META, ...options.http });
  const guard = createProviderGuard({ provider: META, ...options.guard, retries: 0 });
  return {
    send: (event) =>
      guard.run(async (signal) => {
        const answer = await http.send({
          method: 'POST',
          url: `${options.baseUrl}/${encodeURIComponent(options.pixelId)}/events`,
          // In the body: an address stands in logs on the way.
          json: { data: [toWire(event)], access_token: options.accessToken },
          signal,
        });
        return answer.ok ? readAnswer(answer.value) : answer;
      }),
    breakerState: guard.breakerState,
    close: http.close,
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

/** SHA-256 of "in": the country, hashed as all of `user_data` is. */
const countryHash = '582967534d0f909d196b97f9e6921342777aea87b46fa52df165389db1fb8ccf';

const answerWire = z.object({ events_received: z.int() });

function readAnswer({ status, text }: OutgoingAnswer): Result<void, ProviderFailure> {
  if (status >= 400) return err(providerFailure(META, 'rejected', `answered ${status}`));
  const parsed = answerWire.safeParse(parseJson(text));
  if (!parsed.success) {
    return err(providerFailure(META, 'malformed', 'answer is not the documented JSON'));
  }
  return parsed.data.events_received === 1
    ? ok(undefined)
    : err(providerFailure(META, 'rejected', 'took no event'));
}
