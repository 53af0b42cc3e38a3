import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { SinkInbox } from './sink-inbox.ts';

export type SinkService = {
  /** Signing key. */
  readonly secret: string;
  readonly inbox: SinkInbox;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

const params = z.object({ sink: z.string().regex(/^[a-z][a-z-]{0,39}$/) });
const signed = z.object({
  'webhook-id': z.string().min(1),
  'webhook-timestamp': z.string().regex(/^\d+$/),
  'webhook-signature': z.string().min(4),
});
/** Older signatures are rejected. Source: Standard Webhooks 1.0.0, "Verifying webhook authenticity". */
const OLDEST_SECONDS = 300;

/** The operator's endpoints: a webhook (`/sinks/webhook`) and spreadsheet scripts (`/sinks/sheet-…`), which cannot
 * read headers, use the query instead and respond with a redirect. Unsigned messages are refused. */
export function addSinks(
  app: FastifyInstance,
  service: SinkService,
): {
  readonly addControl: (control: FastifyInstance) => void;
} {
  app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );

    scope.post('/sinks/:sink', async (request, reply) => {
      service.calls.count('sinks');
      const mode = await applyFault(service.faults.take('sinks'), request, reply);
      if (mode === 'answered') return reply;
      const at = params.safeParse(request.params);
      if (!at.success) return reply.code(404).send({ error: 'no such sink' });
      const isScript = at.data.sink.startsWith('sheet-');
      const body = String(request.body);
      const stamp = signed.safeParse(isScript ? request.query : request.headers);
      if (!stamp.success || !isOurs(service, stamp.data, body)) {
        return reply.code(401).send({ error: 'not signed' });
      }
      service.inbox.add({
        sink: at.data.sink,
        id: stamp.data['webhook-id'],
        body: JSON.parse(body),
        receivedAt: service.now().toISOString(),
      });
      if (mode === 'lost-answer') return hangUp(request, reply);
      return isScript ? reply.redirect('/sinks/read', 302) : reply.code(204).send();
    });
  });

  return {
    addControl: (control) => {
      control.get<{ Querystring: { sink?: string } }>('/control/sinks', async (request) => ({
        messages: service.inbox.list(request.query.sink),
      }));
    },
  };
}

function hangUp(request: FastifyRequest, reply: { hijack: () => unknown }) {
  reply.hijack();
  request.raw.socket.resetAndDestroy();
}

function isOurs(
  { secret, now }: SinkService,
  stamp: z.infer<typeof signed>,
  body: string,
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp } = stamp;
  if (Math.abs(now().getTime() / 1000 - Number(timestamp)) > OLDEST_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest();
  return stamp['webhook-signature'].split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
