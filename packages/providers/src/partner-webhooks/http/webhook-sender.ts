import { createHmac } from 'node:crypto';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookSender } from '@pahiya/domain/leads/webhook-ports';
import { err, ok } from '@pahiya/domain/shared/result';
import { createOutgoingHttp } from '../../http/outgoing-http.ts';
import { parseJson } from '../../http/parse-json.ts';
import { providerFailure } from '../../http/provider-failures.ts';

/** Stable id of this provider in failures and logs. */
const PARTNER_WEBHOOK = 'partner-webhook';

/** The network's border, and the clock. */
export type WebhookSenderOptions = {
  /** Resolves a name for the connection itself, and refuses one that leads into a private network: a second answer of
   * the name's server cannot lead elsewhere. */
  readonly lookup: LookupFunction;
  readonly isPublicAddress: (address: string) => boolean;
  /** Origin of the sandbox's receiver, which alone may be inside and without TLS; null when live. */
  readonly sandboxOrigin: string | null;
  readonly now: () => Date;
  /** Time-out of an attempt. Default 5,000. */
  readonly timeoutMs?: number;
};

/** The port over HTTPS. Firms choose the addresses, so each is checked at every connection; redirects are not followed
 * and long answers are cut off. No retries and no breaker: each firm has its own system, and the caller tries again. */
export function createWebhookSender(
  options: WebhookSenderOptions,
): WebhookSender & { readonly close: () => Promise<void> } {
  const http = createOutgoingHttp({
    provider: PARTNER_WEBHOOK,
    lookup: options.lookup,
    timeoutMs: options.timeoutMs ?? 5_000,
    maxResponseBytes: 16 * 1024,
  });
  const allowed = (address: string): URL | null => {
    const url = URL.parse(address);
    if (url === null || url.username !== '' || url.password !== '') return null;
    if (url.origin === options.sandboxOrigin) return url;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isInside = isIP(host) !== 0 && !options.isPublicAddress(host);
    return url.protocol === 'https:' && !isInside ? url : null;
  };
  return {
    accepts: async (address) => {
      const url = allowed(address);
      if (url === null) return false;
      return url.origin === options.sandboxOrigin || isOutside(url.hostname, options.lookup);
    },
    send: async ({ address, secret, eventId, body }) => {
      if (allowed(address) === null) {
        return err(providerFailure(PARTNER_WEBHOOK, 'rejected', 'an address inside'));
      }
      const timestamp = String(Math.floor(options.now().getTime() / 1000));
      const answer = await http.send({
        method: 'POST',
        url: address,
        headers: {
          'content-type': 'application/json',
          'pahiya-event-id': eventId,
          'pahiya-timestamp': timestamp,
          'pahiya-signature': createHmac('sha256', secret)
            .update(`${timestamp}.${body}`)
            .digest('hex'),
        },
        bytes: Buffer.from(body),
      });
      if (!answer.ok) return answer;
      const { status, text } = answer.value;
      if (status < 200 || status > 299) {
        return err(providerFailure(PARTNER_WEBHOOK, 'rejected', `status ${status}`));
      }
      return ok({ hasErased: hasErased(text) });
    },
    close: http.close,
  };
}

/** `{"erased": true}`; anything else that a system answers confirms nothing. */
function hasErased(text: string): boolean {
  const read = parseJson(text);
  return typeof read === 'object' && read !== null && 'erased' in read && read.erased === true;
}

function isOutside(hostname: string, lookup: LookupFunction): Promise<boolean> {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return Promise.resolve(true);
  return new Promise((done) => lookup(hostname, { all: true }, (error) => done(error === null)));
}
