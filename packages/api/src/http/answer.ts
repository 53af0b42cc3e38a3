import type { FastifyReply } from 'fastify';

/** A rendered answer, ready to be sent or kept under an idempotency key. */
export type Answer = {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly retryAfterSeconds?: number;
};

/** Sends a rendered answer. Nothing of the API is cached on the way unless its handler said so. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(answer.retryAfterSeconds));
  }
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return reply.code(answer.status).type(answer.contentType).send(answer.text);
}

/** An answer that is no JSON: a PDF, a picture. Such calls take no idempotency key. */
export class FileAnswer {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Name under which a browser saves it; null shows it in place. */
  readonly fileName: string | null;
  constructor(file: { bytes: Uint8Array; contentType: string; fileName: string | null }) {
    this.bytes = file.bytes;
    this.contentType = file.contentType;
    this.fileName = file.fileName;
  }
}

/** Sends a file. Files are a person's own: not kept on the way, not read as anything but what they are. */
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
