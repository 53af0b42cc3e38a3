import { randomUUID } from 'node:crypto';
import type { CallSettings } from './call-services.ts';
import { type Device, deviceOf, keepDevice, keepsCookies, readDeviceId } from './device.ts';
import type { Answering, Asking } from './exchange.ts';
import { keyedHash } from './keyed-hash.ts';

/** Header in which a page that calls the API in process names the device for a new visitor: several calls of a page
 * run at the same time and must all use the same one. Signed, so that outsiders cannot choose a device. */
export const pageDeviceHeader = 'x-page-device';

/** A device for a visitor who has none yet, signed, as {@link pageDeviceHeader} and the cookie carry it. */
export function newPageDevice({ secret }: Pick<CallSettings, 'secret'>): string {
  const id = randomUUID();
  return `${id}.${keyedHash(secret, 'device', id).toString('base64url')}`;
}

/** Finds the device of a request on first use and only then sets the cookie: calls that need no device (an article,
 * a status) set none, so that their page can be cached for everyone. */
export function requestDevice(
  request: Asking,
  reply: Answering,
  settings: CallSettings,
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
