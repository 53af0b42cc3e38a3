import type { FastifyRequest } from 'fastify';
import { RefusedRequest } from './refusal.ts';

/** Refuses a state-changing call from another site. Browsers send `Sec-Fetch-Site`; older ones at least `Origin` on
 * such calls. A call with neither comes from a program without a visitor's cookies. `same-site` (another subdomain) is
 * refused too: user content may be hosted there one day. */
export function assertSameSite(request: FastifyRequest, allowedOrigins: ReadonlySet<string>): void {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  if (origin !== undefined && allowedOrigins.has(origin)) return;
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw refused();
  }
  if (origin === undefined || isOwnOrigin(origin, request)) return;
  throw refused();
}

function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  return origin === `${request.protocol}://${request.host}`;
}

function refused(): RefusedRequest {
  return new RefusedRequest({
    code: 'request/cross-site',
    detail: 'Requests that change data are accepted only from this site.',
  });
}
