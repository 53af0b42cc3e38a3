import { createHash, randomBytes } from 'node:crypto';
import type { Answering, Asking } from '../../http/exchange.ts';
import type { ApiSettings } from '../../services.ts';

/** Cookie with the session's token. */
export const sessionCookie = 'pahiya_session';
/** Cookie of the specification that pages could read. Nothing trusts it; it is cleared where it is met. */
const readableCookie = 'session-token';

const dayMs = 24 * 60 * 60 * 1000;

/** How long sessions and their tokens live. */
export const sessionLife = {
  /** A session not used for so long is over. */
  idleMs: 30 * dayMs,
  /** A session is over after so long, used or not. */
  absoluteMs: 180 * dayMs,
  /** A token older than this is replaced. */
  rotateMs: dayMs,
  /** So long a replaced token still counts: requests under way carry it. */
  graceMs: 60_000,
  /** `last_seen_at` is written at most so often. */
  touchMs: 10 * 60_000,
} as const;

/** A new token: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database holds of a token. Its 256 bits of chance make a key or salt needless. */
export function tokenHash(token: string): Buffer<ArrayBufferLike> {
  return createHash('sha256').update(token).digest();
}

/** The token of a request; null when there is none, or none that could be ours. */
export function tokenOf(request: Asking): string | null {
  const token = request.cookies[sessionCookie];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Hands a token to the browser. */
export function setSessionCookie(reply: Answering, token: string, settings: ApiSettings): void {
  reply.setCookie(sessionCookie, token, {
    ...cookieOptions(settings),
    httpOnly: true,
    maxAge: sessionLife.idleMs / 1000,
  });
}

/** Takes the session's cookie from the browser. */
export function clearSessionCookie(reply: Answering, settings: ApiSettings): void {
  reply.clearCookie(sessionCookie, { ...cookieOptions(settings), httpOnly: true });
}

/** Takes the readable cookie from a browser that has it. */
export function clearReadableCookie(
  request: Asking,
  reply: Answering,
  settings: ApiSettings,
): void {
  if (request.cookies[readableCookie] === undefined) return;
  reply.clearCookie(readableCookie, cookieOptions(settings));
}

function cookieOptions(settings: ApiSettings) {
  return { path: '/', sameSite: 'lax', secure: settings.secureCookies } as const;
}
