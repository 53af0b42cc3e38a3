import { createHash, randomBytes } from 'node:crypto';
import type { Answering, Asking } from '../../http/exchange.ts';
import type { ApiSettings } from '../../services.ts';

/** Cookie with the session's token. */
export const sessionCookie = 'pahiya_session';
/** Cookie of the specification that pages could read. It is never trusted, and cleared wherever it appears. */
const readableCookie = 'session-token';

const dayMs = 24 * 60 * 60 * 1000;

/** Lifetimes of sessions and their tokens. */
export const sessionLife = {
  /** Idle timeout of a session. */
  idleMs: 30 * dayMs,
  /** Absolute lifetime of a session. */
  absoluteMs: 180 * dayMs,
  /** A token older than this is replaced. */
  rotateMs: dayMs,
  /** A replaced token stays valid this long for concurrent requests. */
  graceMs: 60_000,
  /** Shortest interval between writes of `last_seen_at`. */
  touchMs: 10 * 60_000,
} as const;

/** A new token: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Stored hash of a token. With 256 random bits it needs neither key nor salt. */
export function tokenHash(token: string): Buffer<ArrayBufferLike> {
  return createHash('sha256').update(token).digest();
}

/** The token of a request; null when it has none, or none in our format. */
export function tokenOf(request: Asking): string | null {
  const token = request.cookies[sessionCookie];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Sets the session cookie. */
export function setSessionCookie(reply: Answering, token: string, settings: ApiSettings): void {
  reply.setCookie(sessionCookie, token, {
    ...cookieOptions(settings),
    httpOnly: true,
    maxAge: sessionLife.idleMs / 1000,
  });
}

/** Clears the session cookie. */
export function clearSessionCookie(reply: Answering, settings: ApiSettings): void {
  reply.clearCookie(sessionCookie, { ...cookieOptions(settings), httpOnly: true });
}

/** Clears the readable cookie of a browser that has it. */
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
