import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { insertGatewayEvent } from './store/gateway-event-repository.ts';

/** Valid event ids; any other is replaced by a hash of the body. */
const eventIdForm = /^[\x21-\x7e]{1,100}$/;

/** Receives a webhook: verifies the signature over the raw bytes, stores them once per event id, and responds. A task
 * processes the event. A wrong signature gets 401 and stores nothing. */
export async function receiveWebhook(
  { sql, gateway, now }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const signature = request.headers['x-razorpay-signature'];
  const { body } = request;
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return reply.code(401).send();
  if (!gateway.isWebhookSigned(body, signature)) return reply.code(401).send();
  const eventId = eventIdOf(request.headers['x-razorpay-event-id'], body);
  await insertGatewayEvent(sql, { eventId, gateway: gateway.id, body, at: now() });
  wakeWorkers(sql);
  return reply.code(200).send();
}

function eventIdOf(header: string | string[] | undefined, body: Buffer): string {
  if (typeof header === 'string' && eventIdForm.test(header)) return header;
  return `sha256:${createHash('sha256').update(body).digest('hex')}`;
}
