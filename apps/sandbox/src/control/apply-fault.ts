import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, FaultMode } from './faults.ts';

/** Ten megabytes of valid JSON, to exceed every size limit. */
const HUGE_BODY = JSON.stringify({ response: 'x'.repeat(10 * 1024 * 1024) });

/**
 * Applies the part of a fault that is common to all services: delay, status, connection reset, no response, malformed
 * body or 10 MB. Returns the mode left to the service, or `answered`.
 */
export async function applyFault(
  fault: Fault | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FaultMode | 'answered' | null> {
  if (fault === null) return null;
  if (fault.latencyMs !== undefined) await wait(fault.latencyMs);
  if (fault.status !== undefined) {
    await reply.code(fault.status).type('text/plain').send(`fault: ${fault.status}`);
    return 'answered';
  }
  switch (fault.mode) {
    case 'reset':
      reply.hijack();
      request.raw.socket.resetAndDestroy();
      return 'answered';
    case 'silent':
      reply.hijack();
      return 'answered';
    case 'huge':
      await reply.type('application/json').send(HUGE_BODY);
      return 'answered';
    case 'malformed':
      await reply.type('application/json').send('{"response":[{"response":"<VehicleDet');
      return 'answered';
    default:
      return fault.mode ?? null;
  }
}
