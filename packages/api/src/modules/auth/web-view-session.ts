import { jwtVerify, SignJWT } from 'jose';
import type { Answering, Asking } from '../../http/exchange.ts';
import type { ApiSettings } from '../../services.ts';
import { webViewKey } from './web-view-key.ts';
import { algorithm, readSubject, type WebViewSubject } from './web-view-token.ts';

const lifetimeMs = 15 * 60_000;
const audience = 'web-view-session';

/** Name of the cookie of a web view's session. Browsers take the first only over HTTPS, for this host and all paths. */
function cookieName(settings: Pick<ApiSettings, 'secureCookies'>): string {
  return settings.secureCookies ? '__Host-pahiya_web_view' : 'pahiya_web_view';
}

/** Sets the cookie of a web view: a quarter of an hour, unless its session ends before. It is not the session's own
 * cookie, and nothing can be renewed with it. */
export async function setWebViewCookie(
  reply: Answering,
  { userId, sessionId }: WebViewSubject,
  settings: ApiSettings,
  now: Date,
): Promise<void> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const value = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(userId)
    .setAudience(audience)
    .setIssuer(settings.brand.siteUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeMs / 1000)
    .sign(webViewKey(settings.secret));
  reply.setCookie(cookieName(settings), value, {
    ...{ path: '/', sameSite: 'lax', httpOnly: true, secure: settings.secureCookies },
    maxAge: lifetimeMs / 1000,
  });
}

/** The person and session of a web view's cookie; null when there is none of ours, or it is over. */
export async function readWebViewCookie(
  request: Asking,
  settings: ApiSettings,
  now: Date,
): Promise<WebViewSubject | null> {
  const value = request.cookies[cookieName(settings)];
  if (value === undefined || value.length > 2048) return null;
  const read = await jwtVerify(value, webViewKey(settings.secret), {
    algorithms: [algorithm],
    audience,
    issuer: settings.brand.siteUrl,
    currentDate: now,
    requiredClaims: ['sub', 'exp'],
  }).catch(() => null);
  return readSubject(read?.payload);
}
