import { apiPrefix } from '@pahiya/contracts/call';
import type { Answering, Asking } from '../../../http/exchange.ts';
import { signedCookie } from '../../../http/signed-cookie.ts';
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

/** Cookie that names the firm of the member who has signed in, where its cars are shown: visits of its own do not count.
 * It is signed, and grants nothing. */
const firmCookie = 'pahiya_firm';
const firmCookiePaths = ['/used-cars', '/hi/used-cars', '/shortlist', '/hi/shortlist'] as const;
const signedFirm = signedCookie<string>('firm-visit', (text) =>
  /^[0-9a-f-]{36}$/.test(text) ? text : null,
);

/** The firm whose member has signed in in this browser; null: none. */
export function firmOfVisitor(
  cookies: Readonly<Record<string, string | undefined>>,
  secret: Uint8Array,
): string | null {
  return signedFirm.read(cookies[firmCookie], secret);
}

/** The session token of a request; null without a well-formed one. */
export function partnerTokenOf(request: Asking): string | null {
  const token = request.cookies[partnerCookie];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Sets the cookies of a session that begins. */
export function setPartnerCookie(
  reply: Answering,
  { token, firmId }: { readonly token: string; readonly firmId: string },
  settings: ApiSettings,
): void {
  const maxAge = partnerSessionLife.absoluteMs / 1000;
  for (const path of paths)
    reply.setCookie(partnerCookie, token, { ...options(settings), path, maxAge });
  const firm = signedFirm.write(firmId, firmId, settings.secret);
  for (const path of firmCookiePaths)
    reply.setCookie(firmCookie, firm, { ...options(settings), sameSite: 'lax', path, maxAge });
}

/** Clears the cookies of a session. */
export function clearPartnerCookie(reply: Answering, settings: ApiSettings): void {
  for (const path of paths) reply.clearCookie(partnerCookie, { ...options(settings), path });
  for (const path of firmCookiePaths)
    reply.clearCookie(firmCookie, { ...options(settings), sameSite: 'lax', path });
}

/** The cookie that marks a browser in which a member has signed in. */
export function partnerDevice(settings: ApiSettings): DeviceCookie {
  const { secret } = settings;
  return { name: 'pahiya_partner_device', paths, options: options(settings), secret };
}

function options({ secureCookies }: ApiSettings) {
  return { httpOnly: true, sameSite: 'strict', secure: secureCookies } as const;
}
