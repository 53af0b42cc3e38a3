import { randomUUID } from 'node:crypto';
import type { ApiSettings } from '../services.ts';
import { type Device, deviceOf, keepDevice, keepsCookies, readDeviceId } from './device.ts';
import type { Answering, Asking } from './exchange.ts';
import { keyedHash } from './keyed-hash.ts';

/** Header in which a page that asks the API in process names the device it would give its visitor: several calls of
 * one page are made side by side, and all must be the same new device. Signed, so nobody can name one from outside
 * that is not theirs. */
export const pageDeviceHeader = 'x-page-device';

/** A device for a visitor who has none yet, signed, as {@link pageDeviceHeader} and the cookie carry it. */
export function newPageDevice({ secret }: Pick<ApiSettings, 'secret'>): string {
  const id = randomUUID();
  return `${id}.${keyedHash(secret, 'device', id).toString('base64url')}`;
}

/** The device of a request, found when it is first asked for: only then is a new one handed to the browser. What needs
 * no device (an article, a status) sets no cookie, so that its page can be kept for everybody. */
export function requestDevice(
  request: Asking,
  reply: Answering,
  settings: ApiSettings,
): () => Device {
  let device: Device | null = null;
  return () => {
    if (device !== null) return device;
    device = deviceOf(request, settings);
    if (!device.isNew) return device;
    const named = request.headers[pageDeviceHeader];
    const id = typeof named === 'string' ? readDeviceId(named, settings.secret) : null;
    if (id !== null) device = { id, isNew: true };
    if (keepsCookies(request)) keepDevice(reply, device, settings);
    return device;
  };
}
