import { randomUUID } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Asking } from '../../http/exchange.ts';
import type { ApiSettings } from '../../services.ts';
import { webViewKey } from './web-view-key.ts';

const lifetimeMs = 5 * 60_000;
const audience = 'web-view';
export const algorithm = 'HS256';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The token's person and session: it ends with that session. */
export type WebViewSubject = { readonly userId: string; readonly sessionId: string };

/** Signs a token for a web view of the native app, valid for five minutes. */
export async function signWebViewToken(
  { userId, sessionId }: WebViewSubject,
  settings: ApiSettings,
  now: Date,
): Promise<{ token: string; expiresAt: string }> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expiresAt = issuedAt + lifetimeMs / 1000;
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(userId)
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuer(settings.brand.siteUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(webViewKey(settings.secret));
  return { token, expiresAt: new Date(expiresAt * 1000).toISOString() };
}

/** Reads a token; null when it is expired or not signed by us. Its id makes that it is exchanged once. */
export async function readWebViewToken(
  token: string,
  settings: ApiSettings,
  now: Date,
): Promise<(WebViewSubject & { readonly tokenId: string | null }) | null> {
  const read = await jwtVerify(token, webViewKey(settings.secret), {
    algorithms: [algorithm],
    audience,
    issuer: settings.brand.siteUrl,
    currentDate: now,
    requiredClaims: ['sub', 'exp'],
  }).catch(() => null);
  const subject = readSubject(read?.payload);
  const tokenId = read?.payload.jti;
  return (
    subject && { ...subject, tokenId: tokenId !== undefined && uuid.test(tokenId) ? tokenId : null }
  );
}

/** The person and session of verified claims; null when they are not of our form. */
export function readSubject(payload: JWTPayload | undefined): WebViewSubject | null {
  const { sub, sid } = payload ?? {};
  if (typeof sub !== 'string' || typeof sid !== 'string' || !uuid.test(sid)) return null;
  return { userId: sub, sessionId: sid };
}

/** The token that a request carries as `Authorization: Bearer`, or null. */
export function bearerOf(request: Asking): string | null {
  const [, token] = /^Bearer +(\S{1,2048})$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ?? null;
}
