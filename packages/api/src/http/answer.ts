import type { FastifyReply } from 'fastify';

/** A rendered response, ready to be sent or stored under an idempotency key. */
export type Answer = {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly retryAfterSeconds?: number;
};

/** Sends a rendered response. API responses are not cached unless the handler set it. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(answer.retryAfterSeconds));
  }
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return reply.code(answer.status).type(answer.contentType).send(answer.text);
}

/** A response that is not JSON: a PDF, an image. Such calls take no idempotency key. */
export class FileAnswer {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** File name for saving; null displays it inline. */
  readonly fileName: string | null;
  constructor(file: { bytes: Uint8Array; contentType: string; fileName: string | null }) {
    this.bytes = file.bytes;
    this.contentType = file.contentType;
    this.fileName = file.fileName;
  }
}

/** A response that leads to another site, for this click alone. The site learns the name of ours, not the page's address,
 * which may contain a vehicle number. */
export class RedirectAnswer {
  readonly location: string;
  constructor(location: string) {
    this.location = location;
  }
}

/** Sends the browser there. */
export function sendRedirect(reply: FastifyReply, { location }: RedirectAnswer): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow')
    .redirect(location, 302);
}

/** Sends a file. Files are personal: not cached by proxies, and never sniffed as another type. */
export function sendFile(
  reply: FastifyReply,
  { bytes, contentType, fileName }: FileAnswer,
): FastifyReply {
  if (fileName !== null) {
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
  }
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .type(contentType)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
