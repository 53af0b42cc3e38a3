import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a page that was made for one person, past Fastify's own sending: there is nothing left to serialise. Headers
 * and cookies that were set go along; HEAD gets no body. */
export function sendWhole(
  { method }: FastifyRequest,
  reply: FastifyReply,
  page: string | Buffer,
): FastifyReply {
  reply.hijack();
  const headers = Object.assign(reply.getHeaders() as OutgoingHttpHeaders, {
    'content-length': Buffer.byteLength(page),
  });
  reply.raw.writeHead(reply.statusCode, headers).end(method === 'HEAD' ? undefined : page);
  return reply;
}
