import { createHmac } from 'node:crypto';
import type { Sink, SinkMessage } from '@pahiya/domain/forms/ports';
import { err, ok } from '@pahiya/domain/shared/result';
import {
  openSingleTryProvider,
  type SingleTryLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';

/** Address and signing key of a sink. */
export type WebhookSinkOptions = SingleTryLimits & {
  /** Name of the sink in failures, logs and metrics. */
  readonly name: string;
  /** URL, only from the configuration: a submission can never choose it. */
  readonly url: string;
  /** Shared signing key. */
  readonly secret: string;
  /** `script`: the web app of a spreadsheet. It cannot read headers, so id, time and signature are also in the
   * query; it redirects (302) after its script has run, to an output we do not need. */
  readonly kind: 'webhook' | 'script';
};

/** A sink with its health for operators. */
export type WebhookSink = Sink & WatchedProvider;

/** Posts messages as JSON, signed over id, time and body. One attempt per call: the caller retries with the same id.
 * Redirects are not followed. Any 2xx is success. Refuses with `rejected` for any other status below 500. Source of
 * headers and signature: Standard Webhooks 1.0.0, "Webhook headers" and "Signature scheme"; see
 * docs/providers/form-sinks.md. */
export function createWebhookSink(options: WebhookSinkOptions): WebhookSink {
  const { name, secret, kind } = options;
  const { http, guard, watched } = openSingleTryProvider(name, options);
  return {
    deliver: ({ id, sentAt, payload }) =>
      guard.run(async (signal) => {
        const body = JSON.stringify({ id, sentAt, ...payload });
        const signed = signatureOf(secret, { id, sentAt, body });
        const answer = await http.send({
          method: 'POST',
          url: kind === 'script' ? withQuery(options.url, signed) : options.url,
          headers: { 'content-type': 'application/json', ...signed },
          bytes: Buffer.from(body),
          signal,
        });
        if (!answer.ok) return answer;
        const { status } = answer.value;
        const isTaken = (status >= 200 && status < 300) || (kind === 'script' && status === 302);
        return isTaken
          ? ok(undefined)
          : err(providerFailure(name, 'rejected', `answered ${status}`));
      }),
    ...watched,
  };
}

type Signed = {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
};

/** Headers with message id, time and signature. */
function signatureOf(
  secret: string,
  { id, sentAt, body }: Pick<SinkMessage, 'id' | 'sentAt'> & { readonly body: string },
): Signed {
  const timestamp = String(Math.floor(Date.parse(sentAt) / 1000));
  const signature = createHmac('sha256', secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

function withQuery(url: string, signed: Signed): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(signed)) address.searchParams.set(name, value);
  return address.href;
}
