import { timingSafeEqual } from 'node:crypto';
import { toVehicleNumber, type VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieLifetimeSeconds } from '../../http/device.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { ApiSettings } from '../../services.ts';

/** How many look-ups are remembered, of a guest and of an account. */
export const RECENT_AT_MOST = 5;

const recentCookie = 'recent';

/** A guest's last look-ups, newest first, from the signed cookie; none when it is missing or not ours. */
export function readGuestSearches(
  request: FastifyRequest,
  { secret }: ApiSettings,
): readonly VehicleNumber[] {
  const [text, signature] = request.cookies[recentCookie]?.split('.', 2) ?? [];
  if (text === undefined || signature === undefined) return [];
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return [];
  return text
    .split('-')
    .map((number) => toVehicleNumber(number, { source: 'record' }))
    .filter((number) => number !== null)
    .slice(0, RECENT_AT_MOST);
}

/** Puts a look-up first. Nothing is stored on the server: a guest's searches stay in the guest's browser. */
export function addGuestSearch(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ApiSettings,
  vehicleNumber: VehicleNumber,
): void {
  const earlier = readGuestSearches(request, settings).filter((other) => other !== vehicleNumber);
  const text = [vehicleNumber, ...earlier].slice(0, RECENT_AT_MOST).join('-');
  reply.setCookie(recentCookie, `${text}.${sign(text, settings.secret)}`, {
    ...cookieOptions(settings),
    maxAge: cookieLifetimeSeconds,
  });
}

/** Forgets a guest's look-ups. */
export function clearGuestSearches(reply: FastifyReply, settings: ApiSettings): void {
  reply.clearCookie(recentCookie, cookieOptions(settings));
}

function cookieOptions({ secureCookies }: ApiSettings) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies } as const;
}

function sign(text: string, secret: Uint8Array): string {
  return keyedHash(secret, 'recent', text).toString('base64url');
}
