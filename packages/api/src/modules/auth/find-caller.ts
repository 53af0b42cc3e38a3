import type { Queryable } from '../../db/database.ts';
import type { Caller, FindCaller } from '../../http/caller.ts';
import type { Answering, Asking } from '../../http/exchange.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from './record-event.ts';
import {
  findSessionUser,
  findToken,
  revokeSession,
  rotateToken,
  takeOver,
  touchSession,
} from './session-repository.ts';
import { sessionLife, setSessionCookie, tokenOf } from './session-token.ts';
import { readWebViewCookie } from './web-view-session.ts';
import { bearerOf, readWebViewToken, type WebViewSubject } from './web-view-token.ts';

/** Header in which the native app names the person to its web view. It proves nothing on its own. */
const userIdHeader = 'userid';

const visitor: Caller = { kind: 'visitor' };

/** Reads the session of a request: a web view's token when it has one, else the session cookie, else a web view's cookie. A malformed, expired or
 * unknown one is a visitor, never an error. Usually one query, also for a page that makes several calls. */
export function makeFindCaller(services: Services): FindCaller {
  const known = new WeakMap<Asking, { readonly token: string; readonly caller: Promise<Caller> }>();
  return async (request, reply) => {
    const bearer = bearerOf(request);
    if (bearer !== null) return callerOfWebView(services, request, bearer);
    const token = tokenOf(request);
    if (token === null) return callerOfWebViewCookie(services, request);
    const before = known.get(request);
    if (before?.token === token) return before.caller;
    const caller = callerOfSession(services, request, reply, token);
    known.set(request, { token, caller });
    return caller;
  };
}

async function callerOfWebView(
  { sql, now, settings }: Services,
  request: Asking,
  bearer: string,
): Promise<Caller> {
  const subject = await readWebViewToken(bearer, settings, now());
  if (subject === null) return visitor;
  if (isNamedOther(request, subject)) return visitor;
  return callerOf(sql, subject, now());
}

/** Whether the app names another person than the token. */
export function isNamedOther(request: Asking, { userId }: WebViewSubject): boolean {
  const named = request.headers[userIdHeader];
  return named !== undefined && named !== userId;
}

async function callerOfWebViewCookie(
  { sql, now, settings }: Services,
  request: Asking,
): Promise<Caller> {
  const subject = await readWebViewCookie(request, settings, now());
  return subject === null ? visitor : callerOf(sql, subject, now());
}

/** The person while the session lives that the web view came from. */
async function callerOf(
  sql: Queryable,
  { userId, sessionId }: WebViewSubject,
  now: Date,
): Promise<Caller> {
  const found = await findSessionUser(sql, sessionId, now);
  return found === userId ? { kind: 'user', userId, sessionId } : visitor;
}

async function callerOfSession(
  { sql, now: clock, settings }: Services,
  request: Asking,
  reply: Answering,
  token: string,
): Promise<Caller> {
  const now = clock();
  const row = await findToken(sql, token, now);
  if (row === null) return visitor;
  const { sessionId, userId } = row;
  const ageMs = (at: Date) => now.getTime() - at.getTime();

  if (row.supersededAt !== null) {
    if (ageMs(row.supersededAt) <= sessionLife.graceMs) return { kind: 'user', userId, sessionId };
    // Two parties have tokens of one session: one of them stole it, and we cannot tell which.
    if (await revokeSession(sql, sessionId, now)) {
      const subject = sessionId;
      await recordEvent(sql, {
        at: now,
        event: 'session-reused',
        userId,
        subject,
        requestId: request.id,
      });
    }
    return visitor;
  }
  if (row.firstUsedAt === null) await takeOver(sql, sessionId, token, now);
  if (ageMs(row.issuedAt) >= sessionLife.rotateMs) {
    const next = await rotateToken(sql, sessionId, now);
    if (next !== null) setSessionCookie(reply, next, settings);
  }
  if (ageMs(row.lastSeenAt) >= sessionLife.touchMs) await touchSession(sql, sessionId, now);
  return { kind: 'user', userId, sessionId };
}
