import { randomUUID } from 'node:crypto';
import type { CallSettings } from './call-services.ts';
import type { Answering, Asking } from './exchange.ts';
import { signedCookie } from './signed-cookie.ts';

/** Cookie with the device id; readable by the page, which sends it with error reports. */
export const deviceCookie = 'deviceId';

/** Cookies live ten days, as the specification sets. */
export const cookieLifetimeSeconds = 10 * 24 * 60 * 60;

/** A browser, identified by a signed id, so ids cannot be forged to evade limits. */
export type Device = { readonly id: string; readonly isNew: boolean };

/** The device of the request, or a new one. */
export function deviceOf(request: Asking, settings: CallSettings): Device {
  const id = readDeviceId(request.cookies[deviceCookie], settings.secret);
  return id === null ? { id: randomUUID(), isNew: true } : { id, isNew: false };
}

const signedId = signedCookie('device', (text) => (/^[0-9a-f-]{36}$/.test(text) ? text : null));

/** The id in a signed device cookie, or null when it is missing or not ours. */
export function readDeviceId(cookie: string | undefined, secret: Uint8Array): string | null {
  return signedId.read(cookie, secret);
}

/** Whether the caller can be expected to keep cookies. Browsers and the app send `src` or cookies, and every
 * state-changing call gets a device. A program that only reads is limited by address alone. */
export function keepsCookies({ method, headers }: Asking): boolean {
  return method !== 'GET' || headers.src !== undefined || headers.cookie !== undefined;
}

/** Sets the device cookie. */
export function keepDevice(reply: Answering, device: Device, settings: CallSettings): void {
  reply.setCookie(deviceCookie, signedId.write(device.id, device.id, settings.secret), {
    path: '/',
    sameSite: 'lax',
    secure: settings.secureCookies,
    maxAge: cookieLifetimeSeconds,
  });
}
