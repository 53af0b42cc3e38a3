import { apiPrefix } from '@pahiya/contracts/call';
import type { Answering, Asking } from '../../../http/exchange.ts';
import type { ApiSettings } from '../../../services.ts';
import type { DeviceCookie } from '../../credentials/known-device.ts';
import { deskSessionLife } from './desk-session-repository.ts';

/** Cookie of a browser in which an operator has signed in. */
export const deskDeviceCookie = 'pahiya_operator_device';

/** Cookie with the token of a desk session. */
export const deskCookie = 'pahiya_operator';

/** Paths that receive the desk's cookies: its pages and those of inspectors in both languages, and its
 * API calls. A cookie has one path, so it is set once for each. */
const deskCookiePaths = [
  '/desk',
  '/hi/desk',
  '/inspect',
  '/hi/inspect',
  '/moderate',
  '/hi/moderate',
  `${apiPrefix}/operator`,
  `${apiPrefix}/community/admin`,
  `${apiPrefix}/community/posts/admin`,
] as const;

/** The session token of a request; null without a well-formed one. */
export function deskTokenOf(request: Asking): string | null {
  const token = request.cookies[deskCookie];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Sets the session cookie. */
export function setDeskCookie(reply: Answering, token: string, settings: ApiSettings): void {
  const maxAge = deskSessionLife.absoluteMs / 1000;
  for (const path of deskCookiePaths) {
    reply.setCookie(deskCookie, token, { ...optionsOfDeskCookie(settings), path, maxAge });
  }
}

/** Clears the session cookie. */
export function clearDeskCookie(reply: Answering, settings: ApiSettings): void {
  for (const path of deskCookiePaths)
    reply.clearCookie(deskCookie, { ...optionsOfDeskCookie(settings), path });
}

/** The cookie that marks a browser in which an operator has signed in. */
export function deskDevice(settings: ApiSettings): DeviceCookie {
  return {
    name: deskDeviceCookie,
    paths: deskCookiePaths,
    options: optionsOfDeskCookie(settings),
    secret: settings.secret,
  };
}

/** Options of all cookies of the desk. */
function optionsOfDeskCookie({ secureCookies }: ApiSettings) {
  return { httpOnly: true, sameSite: 'strict', secure: secureCookies } as const;
}
