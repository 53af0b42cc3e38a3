import { apiPrefix } from '@pahiya/contracts/call';
import type { Answering, Asking } from '../../../http/exchange.ts';
import type { ApiSettings } from '../../../services.ts';
import type { DeviceCookie } from '../../credentials/known-device.ts';
import { partnerSessionLife } from './partner-session-repository.ts';

/** Cookie with the token of a partner's session. */
export const partnerCookie = 'pahiya_partner';

/** Paths that receive the cookies of partners: their pages in both languages, and their API calls. Calls of users and
 * of operators never see them. */
const paths = [
  '/partner',
  '/hi/partner',
  `${apiPrefix}/partner`,
  `${apiPrefix}/auth/login/partner`,
  `${apiPrefix}/insurance/partner`,
] as const;

/** The session token of a request; null without a well-formed one. */
export function partnerTokenOf(request: Asking): string | null {
  const token = request.cookies[partnerCookie];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Sets the session cookie. */
export function setPartnerCookie(reply: Answering, token: string, settings: ApiSettings): void {
  const maxAge = partnerSessionLife.absoluteMs / 1000;
  for (const path of paths)
    reply.setCookie(partnerCookie, token, { ...options(settings), path, maxAge });
}

/** Clears the session cookie. */
export function clearPartnerCookie(reply: Answering, settings: ApiSettings): void {
  for (const path of paths) reply.clearCookie(partnerCookie, { ...options(settings), path });
}

/** The cookie that marks a browser in which a member has signed in. */
export function partnerDevice(settings: ApiSettings): DeviceCookie {
  const { secret } = settings;
  return { name: 'pahiya_partner_device', paths, options: options(settings), secret };
}

function options({ secureCookies }: ApiSettings) {
  return { httpOnly: true, sameSite: 'strict', secure: secureCookies } as const;
}
