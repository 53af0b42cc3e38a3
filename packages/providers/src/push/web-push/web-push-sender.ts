import { isIP, type LookupFunction } from 'node:net';
import {
  type PushSender,
  type PushSubscription,
  pushBytesAtMost,
} from '@pahiya/domain/messages/push';
import { err, ok } from '@pahiya/domain/shared/result';
import { createOutgoingHttp } from '../../http/outgoing-http.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { encryptPush } from './encrypt-push.ts';
import { createVapid } from './vapid.ts';

/** Stable id of this provider in failures and logs. */
const WEB_PUSH = 'web-push';

/** Key, contact and the network's border. */
export type WebPushOptions = {
  readonly secret: Uint8Array;
  /** How push services reach the operator: `mailto:` or `https:`. */
  readonly subject: string;
  /** Resolves a name, and refuses one that leads into a private network. Used for the connection itself, so that a second
   * answer cannot lead elsewhere. */
  readonly lookup: LookupFunction;
  readonly isPublicAddress: (address: string) => boolean;
  /** Origin of the sandbox's push service, which alone may be inside; null when live. */
  readonly sandboxOrigin: string | null;
  readonly now: () => Date;
};

/** The port over the push services of the browsers. A subscription names any address, so every one is checked. No
 * retries and no breaker: each device has its own service, and the caller tries again. */
export function createWebPushSender(
  options: WebPushOptions,
): PushSender & { readonly close: () => Promise<void> } {
  const vapid = createVapid(options.secret, options.subject);
  const http = createOutgoingHttp({
    provider: WEB_PUSH,
    lookup: options.lookup,
    maxResponseBytes: 16 * 1024,
  });
  const originAllowed = (endpoint: string) => {
    const url = URL.parse(endpoint);
    if (url === null || url.username !== '' || url.password !== '') return null;
    if (url.origin === options.sandboxOrigin) return url;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isInside = isIP(host) !== 0 && !options.isPublicAddress(host);
    return url.protocol === 'https:' && url.port === '' && !isInside ? url : null;
  };
  return {
    publicKey: vapid.publicKey,
    accepts: async (subscription) => {
      const url = originAllowed(subscription.endpoint);
      if (url === null || keysOf(subscription) === null) return false;
      return url.origin === options.sandboxOrigin || isOutside(url.hostname, options.lookup);
    },
    send: async (subscription, { payload, ttlSeconds, topic }) => {
      const keys = keysOf(subscription);
      const plain = Buffer.from(payload);
      if (originAllowed(subscription.endpoint) === null || keys === null) {
        return err(providerFailure(WEB_PUSH, 'rejected', 'an address inside, or broken keys'));
      }
      if (plain.length > pushBytesAtMost) {
        return err(providerFailure(WEB_PUSH, 'rejected', 'the message is too long'));
      }
      const answer = await http.send({
        method: 'POST',
        url: subscription.endpoint,
        headers: {
          authorization: vapid.authorization(subscription.endpoint, options.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(Math.max(0, Math.floor(ttlSeconds))),
          urgency: 'normal',
          topic,
        },
        bytes: encryptPush(plain, keys),
      });
      if (!answer.ok) return answer;
      const { status } = answer.value;
      if (status === 404 || status === 410) return ok('gone');
      if (status >= 200 && status < 300) return ok('sent');
      return err(providerFailure(WEB_PUSH, 'rejected', `status ${status}`));
    },
    close: http.close,
  };
}

function keysOf({ p256dh, auth }: PushSubscription) {
  const keys = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
  const isWhole = keys.p256dh.length === 65 && keys.p256dh[0] === 4 && keys.auth.length === 16;
  return isWhole ? keys : null;
}

function isOutside(hostname: string, lookup: LookupFunction): Promise<boolean> {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return Promise.resolve(true);
  return new Promise((done) => lookup(hostname, { all: true }, (error) => done(error === null)));
}
