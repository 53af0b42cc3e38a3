import {
  type PushSender,
  type PushSubscription,
  pushBytesAtMost,
} from '@pahiya/domain/messages/push';
import { err, ok } from '@pahiya/domain/shared/result';
import { leadsOutside, type NetworkBorder, urlOutside } from '../../http/network-border.ts';
import { createOutgoingHttp } from '../../http/outgoing-http.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { encryptPush } from './encrypt-push.ts';
import { createVapid } from './vapid.ts';

/** Stable id of this provider in failures and logs. */
const WEB_PUSH = 'web-push';

/** Key, contact and the network's border. */
export type WebPushOptions = NetworkBorder & {
  readonly secret: Uint8Array;
  /** How push services reach the operator: `mailto:` or `https:`. */
  readonly subject: string;
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
  return {
    publicKey: vapid.publicKey,
    accepts: async (subscription) => {
      if (keysOf(subscription) === null) return false;
      return leadsOutside(subscription.endpoint, options);
    },
    send: async (subscription, { payload, ttlSeconds, topic }) => {
      const keys = keysOf(subscription);
      const plain = Buffer.from(payload);
      if (urlOutside(subscription.endpoint, options) === null || keys === null) {
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
