import { createHash } from 'node:crypto';
import { pushBytesAtMost } from '@pahiya/domain/messages/push';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { type Delivery, deliveryOf } from '../../../deliver-once.ts';
import type { Services } from '../../../services.ts';
import { deleteDevice, selectDevices } from './push-repository.ts';

const longestSeconds = 28 * 86_400;

/** A notice as devices show it. */
export type PushNews = {
  readonly title: string;
  readonly lines: readonly string[];
  /** Page that a tap opens, with the language's prefix. */
  readonly path: string;
  /** What the news is about: newer news of the same replaces it on the device. */
  readonly about: string;
  /** Last day on which the news is of use; today if left out. */
  readonly lastDay?: IstDate | undefined;
};

/** Sends to all devices of a person and forgets those that are gone. Sent if one device got it, so that none gets it
 * twice; `null` where no device is left. */
export async function sendPush(
  { sql, push, now }: Services,
  userId: string,
  news: PushNews,
): Promise<Delivery | null> {
  const order = {
    payload: payloadOf(news),
    ttlSeconds: lifeOf(news.lastDay ?? istDateOf(now()), now()),
    topic: createHash('sha256').update(news.about).digest('base64url').slice(0, 32),
  };
  const results: Delivery[] = [];
  for (const device of await selectDevices(sql, userId)) {
    const sent = await push.send(device, order);
    if (sent.ok && sent.value === 'gone') await deleteDevice(sql, device.deviceId);
    else results.push(deliveryOf('push', sent));
  }
  return (
    (['sent', 'unknown', 'pending', 'failed'] as const).find((one) => results.includes(one)) ?? null
  );
}

/** Text for the service worker, cut by whole lines. */
function payloadOf({ title, lines, path, about }: PushNews): string {
  const tag = createHash('sha256').update(about).digest('base64url').slice(0, 16);
  for (let count = lines.length; count > 0; count -= 1) {
    const text = JSON.stringify({ title, body: lines.slice(0, count).join('\n'), path, tag });
    if (Buffer.byteLength(text) <= pushBytesAtMost) return text;
  }
  return JSON.stringify({ title: title.slice(0, 200), body: '', path, tag });
}

/** Seconds to the end of a day in India, an hour at least. */
function lifeOf(lastDay: IstDate, now: Date): number {
  const end = Date.parse(`${addDays(lastDay, 1)}T00:00:00+05:30`);
  const seconds = Math.floor((end - now.getTime()) / 1000);
  return Math.min(longestSeconds, Math.max(3600, seconds));
}
