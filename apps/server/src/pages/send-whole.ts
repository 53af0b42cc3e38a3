import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a page that was made for one person, past Fastify's own sending: there is nothing left to serialise. Headers
 * and cookies that were set go along; HEAD gets no body. */
export function sendWhole(
  { method }: FastifyRequest,
  reply: FastifyReply,
  page: string | Buffer,
): FastifyReply {
  const bytes = typeof page === 'string' ? encodeOnce(page) : page;
  reply.hijack();
  const headers = Object.assign(reply.getHeaders() as OutgoingHttpHeaders, {
    'content-length': bytes.length,
  });
  reply.raw.writeHead(reply.statusCode, headers).end(method === 'HEAD' ? undefined : bytes);
  return reply;
}

const encoder = new TextEncoder();
/** Large enough for most pages; grows with the largest one. */
let scratch = new Uint8Array(256 * 1024);

/** A page in UTF-8, read once: to ask for its length before it is written would read it a second time, which takes a
 * twentieth of what a record page costs. */
export function encodeOnce(page: string): Buffer {
  // A unit of UTF-16 becomes three bytes at most.
  if (scratch.length < page.length * 3) scratch = new Uint8Array(page.length * 3);
  const { written } = encoder.encodeInto(page, scratch);
  return Buffer.from(scratch.subarray(0, written));
}
