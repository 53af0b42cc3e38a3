import { toVehicleNumber, type VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { cookieLifetimeSeconds } from '../../http/device.ts';
import type { Answering, Asking } from '../../http/exchange.ts';
import { signedCookie } from '../../http/signed-cookie.ts';
import type { ApiSettings } from '../../services.ts';

/** Length of the search history. */
export const RECENT_AT_MOST = 5;

const recentCookie = 'recent';

const signedSearches = signedCookie('recent', (text): readonly VehicleNumber[] =>
  text
    .split('-')
    .map((number) => toVehicleNumber(number, { source: 'record' }))
    .filter((number) => number !== null)
    .slice(0, RECENT_AT_MOST),
);

/** A guest's last look-ups, newest first, from the signed cookie; none if it is missing or invalid. */
export function readGuestSearches(
  request: Asking,
  { secret }: ApiSettings,
): readonly VehicleNumber[] {
  return signedSearches.read(request.cookies[recentCookie], secret) ?? [];
}

/** Adds a look-up to the top. Nothing is stored on the server: a guest's searches stay in the guest's browser. */
export function addGuestSearch(
  request: Asking,
  reply: Answering,
  settings: ApiSettings,
  vehicleNumber: VehicleNumber,
): void {
  const earlier = readGuestSearches(request, settings).filter((other) => other !== vehicleNumber);
  const numbers = [vehicleNumber, ...earlier].slice(0, RECENT_AT_MOST);
  reply.setCookie(recentCookie, signedSearches.write(numbers.join('-'), numbers, settings.secret), {
    ...cookieOptions(settings),
    maxAge: cookieLifetimeSeconds,
  });
}

/** Clears a guest's history. */
export function clearGuestSearches(reply: Answering, settings: ApiSettings): void {
  reply.clearCookie(recentCookie, cookieOptions(settings));
}

function cookieOptions({ secureCookies }: ApiSettings) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies } as const;
}
