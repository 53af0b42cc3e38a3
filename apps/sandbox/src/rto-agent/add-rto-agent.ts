import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import { createWorkBook, DEFAULT_SETTINGS, settingsInput, type WorkBook } from './work-book.ts';

const BASE = '/rto-agent/v1/works';
const reference = z.string().regex(/^[\w.:-]{1,100}$/);
const orderBody = z.object({
  reference,
  service: z.string().regex(/^[a-z-]{2,60}$/),
  state: z.string().length(2),
  vehicle_number: z.string().regex(/^[A-Z0-9]{4,11}$/),
  application_number: z.string().max(30).nullable(),
  documents: z.array(reference).max(40),
});
const documentParams = z.object({ reference, documentId: reference });
const documentBody = z.object({
  kind: z.string().min(1).max(60),
  content_type: z.string().min(3).max(60),
  content: z.base64().min(1),
});
/** A file of 8 MB in base64. */
const DOCUMENT_BYTES = 11_500_000;

export type RtoAgentService = {
  readonly apiKey: string;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

/** An agent that does RTO work: JSON, bearer key, errors as `{"error":{"code"}}`. Work survives a reset, since the
 * product may still ask for it; `DELETE /control/rto-agent` clears it. */
export function addRtoAgent(
  app: FastifyInstance,
  service: RtoAgentService,
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  let settings = DEFAULT_SETTINGS;
  const book = createWorkBook(
    () => settings,
    () => service.now().getTime(),
  );
  const lost = new WeakSet<FastifyRequest>();

  app.register(async (agent) => {
    agent.addHook('preHandler', async (request, reply) => {
      service.calls.count('rto-agent');
      const mode = await applyFault(service.faults.take('rto-agent'), request, reply);
      if (mode === 'answered') return reply;
      if (request.headers.authorization !== `Bearer ${service.apiKey}`) {
        return refuse(reply, 401, 'unauthorized');
      }
      if (mode === 'lost-answer') lost.add(request);
    });
    // The work is done, but the caller never gets the response.
    agent.addHook('onSend', async (request) => {
      if (lost.has(request)) request.raw.socket.resetAndDestroy();
    });
    addRoutes(agent, book);
  });

  function addControl(control: FastifyInstance): void {
    control.get('/control/rto-agent', async () => ({ settings, works: book.list() }));
    control.put('/control/rto-agent', async (request, reply) => {
      const part = settingsInput.safeParse(request.body);
      if (!part.success) return reply.code(400).send({ error: z.prettifyError(part.error) });
      settings = Object.assign({ ...settings }, part.data);
      return { settings };
    });
    control.delete('/control/rto-agent', async (_request, reply) => {
      book.clear();
      return reply.code(204).send();
    });
  }

  return {
    addControl,
    reset: () => {
      settings = DEFAULT_SETTINGS;
    },
  };
}

function addRoutes(agent: FastifyInstance, book: WorkBook): void {
  agent.post(BASE, async (request, reply) => {
    const body = orderBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 422, 'invalid_request');
    if (request.headers['idempotency-key'] !== body.data.reference) {
      return refuse(reply, 422, 'idempotency_key_missing');
    }
    const outcome = book.submit(body.data);
    if (outcome === 'conflict') return refuse(reply, 409, 'idempotency_conflict');
    if (outcome === 'documents-missing') return refuse(reply, 422, 'documents_missing');
    const work = book.report(body.data.reference);
    return reply.code(outcome === 'new' ? 201 : 200).send({ work });
  });

  agent.get(`${BASE}/:reference`, async (request, reply) => {
    const params = z.object({ reference }).safeParse(request.params);
    const work = params.success ? book.report(params.data.reference) : null;
    return work === null ? refuse(reply, 404, 'not_found') : { work };
  });

  agent.put(
    `${BASE}/:reference/documents/:documentId`,
    { bodyLimit: DOCUMENT_BYTES },
    async (request, reply) => {
      const params = documentParams.safeParse(request.params);
      const isFile = documentBody.safeParse(request.body).success;
      if (!params.success || !isFile) return refuse(reply, 422, 'invalid_request');
      book.addDocument(params.data.reference, params.data.documentId);
      return { stored: true };
    },
  );

  agent.post(`${BASE}/:reference/withdraw`, async (request, reply) => {
    const params = z.object({ reference }).safeParse(request.params);
    const result = params.success ? book.withdraw(params.data.reference) : null;
    return result === null ? refuse(reply, 404, 'not_found') : { result };
  });
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ error: { code } });
}
