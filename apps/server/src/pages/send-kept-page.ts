import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './content-encoding.ts';
import type { KeptPage } from './page-cache.ts';
import { policyFor } from './security-headers.ts';

/** Writes cached bytes past Fastify's own sending: there is nothing to serialise and no cookie to set, and those steps
 * cost more than the bytes. Headers set by hooks are included. A matching `If-None-Match` gets 304. */
export function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, policy }: { page: KeptPage; policy: string },
): FastifyReply {
  reply.hijack();
  const { status, headers, bytes } = keptAnswer(page, request.headers, policy);
  const send = (ready: Buffer | undefined) => {
    reply.raw.writeHead(status, Object.assign(reply.getHeaders(), headers, lengthOf(ready)));
    reply.raw.end(request.method === 'HEAD' ? undefined : ready);
  };
  if (bytes instanceof Promise) bytes.then(send, (error: Error) => reply.raw.destroy(error));
  else send(bytes);
  return reply;
}

/** Status, headers and bytes of a cached page; no bytes for 304. `content-length` is not included. */
export function keptAnswer(
  page: KeptPage,
  asked: IncomingHttpHeaders,
  policy: string,
): {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly bytes: Buffer | Promise<Buffer> | undefined;
} {
  const headers = headersOf(page, policy);
  if (asked['if-none-match'] === page.etag) return { status: 304, headers, bytes: undefined };
  const { status } = page;
  const encoding = encodingFor(asked['accept-encoding']);
  if (encoding === 'identity') return { status, headers, bytes: page.plain };
  const encoded = { ...headers, 'content-encoding': encoding };
  return { status, headers: encoded, bytes: page.forms.bytes(encoding) };
}

/** `Content-Length` of the bytes. */
export function lengthOf(bytes: Buffer | undefined): OutgoingHttpHeaders {
  return bytes === undefined ? {} : { 'content-length': bytes.length };
}

/** Headers of each cached page, built once. */
const sentWith = new WeakMap<KeptPage, OutgoingHttpHeaders>();

function headersOf(page: KeptPage, policy: string): OutgoingHttpHeaders {
  const known = sentWith.get(page);
  if (known !== undefined) return known;
  const headers = {
    ...page.headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(page.plain, policy),
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    etag: page.etag,
  };
  sentWith.set(page, headers);
  return headers;
}
