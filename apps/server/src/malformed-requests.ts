import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasEncodedNul, isReadableTarget } from '@pahiya/api/http/plain-text';
import { errorCodes } from '@pahiya/contracts/error-codes';
import type { Problem } from '@pahiya/contracts/problem';
import { failurePage, failurePolicy } from './pages/failure-page.ts';

/** Whether a request violates a rule for all requests: one `Host` (RFC 9112, section 3.2) and a target that is a readable
 * path of this server. */
export function isMalformed({ url = '', rawHeaders }: IncomingMessage): boolean {
  return !isReadableTarget(url) || countHosts(rawHeaders) > 1;
}

/** Drops cookies with a NUL. Refusing the request would lock a browser out until it deletes them. */
export function dropUnreadableCookies({ headers }: IncomingMessage): void {
  if (headers.cookie === undefined || !hasEncodedNul(headers.cookie)) return;
  headers.cookie = headers.cookie
    .split(';')
    .filter((pair) => !hasEncodedNul(pair))
    .join(';');
}

/** Responds to a malformed request: with problem details to a program, with a page to a browser. */
export function refuseMalformed(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  brand: string,
): void {
  const requestId = randomUUID();
  const isCall = /^\/(?:(?:core|optimus|jazz)\/)?api\//.test(url);
  const text = isCall
    ? JSON.stringify(malformed(400, requestId))
    : failurePage('no-address', { url, brand, requestId });
  response.writeHead(400, {
    'content-type': isCall ? 'application/problem+json' : 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'content-security-policy': failurePolicy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  });
  response.end(text);
}

/** Problem details for an unreadable request. */
export function malformed(status: number, requestId: string): Problem {
  return {
    type: '/api/docs#request/malformed',
    title: errorCodes['request/malformed'].title,
    status,
    detail: 'The request could not be read.',
    code: 'request/malformed',
    requestId,
  };
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
