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
