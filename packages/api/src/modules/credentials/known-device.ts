import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Answering, Asking } from '../../http/exchange.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { AccountKind } from './account-kind.ts';

const lifeMs = 180 * 86_400_000;
const form = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

/** An account and its authenticator, as the mark of a device binds them. */
export type Marked = {
  readonly kind: AccountKind;
  readonly id: string;
  readonly totpSecret: Uint8Array;
};

/** The cookie that marks a browser in which an account has signed in. It grants no access. */
export type DeviceCookie = {
  readonly name: string;
  /** It is set once for each: a cookie has one path. */
  readonly paths: readonly string[];
  readonly options: CookieSerializeOptions;
  readonly secret: Uint8Array;
};

/** The id of a device on which this account has signed in before; null for any other. A new authenticator forgets the
 * account's devices. */
export function knownDeviceOf(
  request: Asking,
  { name, secret }: Pick<DeviceCookie, 'name' | 'secret'>,
  account: Marked,
  now: Date,
): string | null {
  const [, deviceId, madeAt, mark] = form.exec(request.cookies[name] ?? '') ?? [];
  if (deviceId === undefined || madeAt === undefined || mark === undefined) return null;
  if (now.getTime() - Number(madeAt) > lifeMs) return null;
  const expected = markOf(secret, account, deviceId, madeAt);
  const isRight = timingSafeEqual(expected, Buffer.from(mark, 'base64url'));
  return isRight ? deviceId : null;
}

/** Marks the browser of an account that has just signed in. */
export function setDeviceCookie(
  reply: Answering,
  { name, paths, options, secret }: DeviceCookie,
  account: Marked,
  now: Date,
): void {
  const deviceId = randomBytes(16).toString('base64url');
  const madeAt = String(now.getTime());
  const mark = markOf(secret, account, deviceId, madeAt).toString('base64url');
  const value = `${deviceId}.${madeAt}.${mark}`;
  for (const path of paths)
    reply.setCookie(name, value, { ...options, path, maxAge: lifeMs / 1000 });
}

function markOf(
  secret: Uint8Array,
  { kind, id, totpSecret }: Marked,
  deviceId: string,
  madeAt: string,
): Buffer {
  const sealed = Buffer.from(totpSecret).toString('base64url');
  return keyedHash(secret, `${kind}-device`, [id, sealed, deviceId, madeAt].join('\n'));
}
