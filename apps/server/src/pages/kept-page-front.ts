import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Metrics } from '@pahiya/api/modules/operations/metrics';
import type { Answer } from './front.ts';
import type { KeptPage } from './page-cache.ts';
import type { OnPageSent } from './page-sent.ts';
import type { Asked } from './page-visit.ts';
import { everyAnswerHeaders, type SecurityOptions, transportHeader } from './security-headers.ts';
import { keptAnswer, lengthOf } from './send-kept-page.ts';

type KeptPageFront = {
  /** The cached page for a request, fresh and the same for everyone; null where there is none. */
  readonly find: (asked: Asked) => KeptPage | null;
  readonly readCookies: (written: string) => Asked['cookies'];
  readonly policy: string;
  readonly security: SecurityOptions;
  readonly metrics: Metrics;
  readonly onSent: OnPageSent;
};

/** Route under which the framework counts pages. */
const route = '/*';

/** Serves fresh cached pages before Fastify, whose own steps for a request (hooks, request and reply, routing) take
 * longer than sending the bytes. Headers and metrics are the same as the framework's; every other request is left to
 * it. */
export function createKeptPageFront(options: KeptPageFront): Answer {
  const { find, readCookies, policy, security, metrics, onSent } = options;
  const common = everyAnswerHeaders(security);
  const counted = new Map(
    [200, 304].map((status) => [
      status,
      metrics.requests.labels({ route, method: 'GET', status: String(status) }),
    ]),
  );
  /** The framework refuses what is unreadable. */
  const findSafely = (url: string, written: string | undefined) => {
    try {
      return find({ url, cookies: written === undefined ? {} : readCookies(written) });
    } catch {
      return null;
    }
  };
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || url.startsWith('/api/') || hasBody(headers)) return false;
    const began = performance.now();
    const page = findSafely(url, headers.cookie);
    if (page === null) return false;
    const answer = keptAnswer(page, headers, policy);
    const { status, bytes } = answer;
    if (bytes instanceof Promise) return false;
    response.writeHead(status, {
      ...common,
      ...transportHeader(security, hostOf(headers)),
      'x-request-id': randomUUID(),
      ...answer.headers,
      ...lengthOf(bytes),
    });
    response.end(bytes);
    metrics.pages.inc({ source: 'cached' });
    counted.get(status)?.observe((performance.now() - began) / 1000);
    onSent({ method, url, status, headers, form: null });
    return true;
  };
}

/** Requests with a body are left to the framework. */
function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Host name as the visitor sees it, without port. */
function hostOf(headers: IncomingHttpHeaders): string {
  const forwarded = headers['x-forwarded-host'];
  const host = typeof forwarded === 'string' ? forwarded : (headers.host ?? '');
  return host.replace(/:\d+$/, '');
}
