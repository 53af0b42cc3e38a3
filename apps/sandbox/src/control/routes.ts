import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallCounter } from './call-counter.ts';
import { type FaultBoard, faultInput, SERVICES } from './faults.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const serviceParams = z.object({ service: z.enum(SERVICES) });

/**
 * `/control/…`: faults, call counts and reset, for tests and demos. Loopback only, and refused to pages of other
 * origins.
 */
export function addControlRoutes(
  app: FastifyInstance,
  board: {
    readonly faults: FaultBoard;
    readonly calls: CallCounter;
    readonly reset: () => void;
    /** Extra control routes of a service, with the same access check. */
    readonly services?: readonly ((control: FastifyInstance) => void)[];
  },
): void {
  app.register(async (control) => {
    control.addHook('onRequest', async (request, reply) => {
      if (!isLocal(request))
        return reply.code(403).send({ error: 'the control API answers on loopback only' });
    });

    control.get('/control/faults', async () =>
      Object.fromEntries(SERVICES.map((service) => [service, board.faults.get(service)])),
    );

    control.get('/control/faults/:service', async (request, reply) => {
      const params = serviceParams.safeParse(request.params);
      if (!params.success)
        return reply.code(404).send({ error: 'no such service', services: SERVICES });
      return { fault: board.faults.get(params.data.service) };
    });

    control.put('/control/faults/:service', async (request, reply) => {
      const params = serviceParams.safeParse(request.params);
      if (!params.success)
        return reply.code(404).send({ error: 'no such service', services: SERVICES });
      const fault = faultInput.safeParse(request.body);
      if (!fault.success) return reply.code(400).send({ error: z.prettifyError(fault.error) });
      board.faults.set(params.data.service, fault.data);
      return { fault: fault.data };
    });

    control.delete('/control/faults/:service', async (request, reply) => {
      const params = serviceParams.safeParse(request.params);
      if (!params.success)
        return reply.code(404).send({ error: 'no such service', services: SERVICES });
      board.faults.clear(params.data.service);
      return reply.code(204).send();
    });

    for (const addService of board.services ?? []) addService(control);

    control.get('/control/calls', async () => board.calls.snapshot());

    control.post('/control/reset', async (_request, reply) => {
      board.reset();
      return reply.code(204).send();
    });
  });
}

function isLocal(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return (
    LOOPBACK.test(request.ip) && (site === undefined || site === 'same-origin' || site === 'none')
  );
}
