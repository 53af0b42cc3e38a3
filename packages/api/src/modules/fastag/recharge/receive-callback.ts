import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { deleteBillerEvents, insertBillerEvent } from './recharge-repository.ts';

/** Header with the HMAC-SHA256 of the raw body, in hex. Source: docs/providers/bbps.md. */
const SIGNATURE = 'x-bbps-signature';
/** Days for which event ids are kept; the bill-payment system repeats a callback for a few hours. */
const KEEP_DAYS = 30;

/** Receives a callback of the bill-payment system. It proves nothing by itself: it makes the next question come at
 * once. A wrong signature gets 401 and changes nothing, as does an event that was received before. */
export async function receiveCallback(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const { sql, tollBiller, now } = services;
  const signature = request.headers[SIGNATURE];
  const { body } = request;
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return reply.code(401).send();
  if (!tollBiller.isCallbackSigned(body, signature)) return reply.code(401).send();
  const event = tollBiller.readCallback(body);
  if (event === null) return reply.code(200).send();
  const at = now();
  const isNews = await sql.begin(async (tx) => {
    const rechargeId = await insertBillerEvent(tx, { ...event, at });
    if (rechargeId === null) return false;
    await enqueueTask(tx, { kind: 'follow-recharge', subject: rechargeId, dueAt: at });
    return true;
  });
  if (isNews) wakeWorkers(sql);
  return reply.code(200).send();
}

/** Deletes old callbacks; returns how many. */
export function purgeBillerEvents({ sql, now }: Services): Promise<number> {
  return deleteBillerEvents(sql, new Date(now().getTime() - KEEP_DAYS * 86_400_000));
}
