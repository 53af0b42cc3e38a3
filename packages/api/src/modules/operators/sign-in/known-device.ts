import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Answering, Asking } from '../../../http/exchange.ts';
import { keyedHash } from '../../../http/keyed-hash.ts';
import type { ApiSettings } from '../../../services.ts';
import type { OperatorRow } from '../operator-repository.ts';
import { deskCookiePaths, optionsOfDeskCookie } from './desk-cookie.ts';

/** Cookie that marks a browser in which an operator has signed in. It grants no access. */
export const deviceCookie = 'pahiya_operator_device';

const lifeMs = 180 * 86_400_000;
const form = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

type Marked = Pick<OperatorRow, 'operatorId' | 'totpSecret'>;

/** The id of a device on which this operator has signed in before; null for any other. Resetting the account forgets
 * its devices. */
export function knownDeviceOf(
  request: Asking,
  { secret }: Pick<ApiSettings, 'secret'>,
  operator: Marked,
  now: Date,
): string | null {
  const [, deviceId, madeAt, mark] = form.exec(request.cookies[deviceCookie] ?? '') ?? [];
  if (deviceId === undefined || madeAt === undefined || mark === undefined) return null;
  if (now.getTime() - Number(madeAt) > lifeMs) return null;
  const expected = markOf(secret, operator, deviceId, madeAt);
  const isRight = timingSafeEqual(expected, Buffer.from(mark, 'base64url'));
  return isRight ? deviceId : null;
}

/** Marks the browser of an operator who has just signed in. */
export function setDeviceCookie(
  reply: Answering,
  settings: ApiSettings,
  operator: Marked,
  now: Date,
): void {
  const deviceId = randomBytes(16).toString('base64url');
  const madeAt = String(now.getTime());
  const mark = markOf(settings.secret, operator, deviceId, madeAt).toString('base64url');
  const value = `${deviceId}.${madeAt}.${mark}`;
  for (const path of deskCookiePaths) {
    reply.setCookie(deviceCookie, value, {
      ...optionsOfDeskCookie(settings),
      path,
      maxAge: lifeMs / 1000,
    });
  }
}

function markOf(
  secret: Uint8Array,
  { operatorId, totpSecret }: Marked,
  deviceId: string,
  madeAt: string,
): Buffer {
  const sealed = Buffer.from(totpSecret).toString('base64url');
  return keyedHash(secret, 'operator-device', [operatorId, sealed, deviceId, madeAt].join('\n'));
}
