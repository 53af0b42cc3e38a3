import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './content-encoding.ts';
import type { KeptPage } from './page-cache.ts';

/** Writes kept bytes past Fastify's own sending: there is nothing to serialise and no cookie to set, and those steps
 * cost more than the bytes. Headers that hooks have set go along. Who has the bytes already is told so. */
export function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, policy }: { page: KeptPage; policy: string },
): FastifyReply {
  reply.hijack();
  const headers: OutgoingHttpHeaders = Object.assign(reply.getHeaders(), headersOf(page, policy));
  if (request.headers['if-none-match'] === page.etag) {
    reply.raw.writeHead(304, headers).end();
    return reply;
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  const send = (bytes: Buffer) => {
    headers['content-length'] = bytes.length;
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    reply.raw.writeHead(page.status, headers);
    reply.raw.end(request.method === 'HEAD' ? undefined : bytes);
  };
  const bytes = encoding === 'identity' ? page.plain : page.forms.bytes(encoding);
  if (bytes instanceof Promise) bytes.then(send, (error: Error) => reply.raw.destroy(error));
  else send(bytes);
  return reply;
}

/** What a page is sent with each time, made once. */
const sentWith = new WeakMap<KeptPage, OutgoingHttpHeaders>();

function headersOf(page: KeptPage, policy: string): OutgoingHttpHeaders {
  const known = sentWith.get(page);
  if (known !== undefined) return known;
  const headers = {
    ...page.headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    etag: page.etag,
  };
  sentWith.set(page, headers);
  return headers;
}
