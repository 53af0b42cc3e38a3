import { apiPrefix } from '@pahiya/contracts/calls';
import type { Answering, Asking } from '../../../http/exchange.ts';
import type { ApiSettings } from '../../../services.ts';
import { deskSessionLife } from './desk-session-repository.ts';

/** Cookie with the token of a session at the desk. */
export const deskCookie = 'pahiya_operator';

/** Where the browser sends it: the desk's pages in both languages, and the desk's calls. One cookie has one path, so
 * it is set for each; nothing else of the site ever gets it. */
const paths = ['/admin', '/hi/admin', `${apiPrefix}/operator`] as const;

/** The token of a request; null when there is none, or none that could be ours. */
export function deskTokenOf(request: Asking): string | null {
  const token = request.cookies[deskCookie];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Hands a token to the browser. */
export function setDeskCookie(reply: Answering, token: string, settings: ApiSettings): void {
  const maxAge = deskSessionLife.absoluteMs / 1000;
  for (const path of paths) {
    reply.setCookie(deskCookie, token, { ...optionsOf(settings), path, maxAge });
  }
}

/** Takes it from the browser. */
export function clearDeskCookie(reply: Answering, settings: ApiSettings): void {
  for (const path of paths) reply.clearCookie(deskCookie, { ...optionsOf(settings), path });
}

function optionsOf({ secureCookies }: ApiSettings) {
  return { httpOnly: true, sameSite: 'strict', secure: secureCookies } as const;
}
