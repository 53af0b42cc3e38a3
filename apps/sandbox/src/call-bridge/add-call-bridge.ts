import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';

const form = z.object({
  From: z.string().regex(/^0\d{10}$/),
  To: z.string().regex(/^0\d{10}$/),
  CallerId: z.string().min(1),
  TimeLimit: z.string().optional(),
  CustomField: z.string().optional(),
});

type Call = { readonly Sid: string; readonly Status: string; readonly Duration: string | null };

export type CallBridgeService = {
  readonly account: string;
  readonly key: string;
  readonly token: string;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
};

/** An Exotel-like line. The last digit of the person's number decides: 9 does not answer, 8 fails, others talk for 72
 * seconds. A call is over as soon as someone asks. */
export function addCallBridge(app: FastifyInstance, service: CallBridgeService): void {
  const known = new Map<string, Call>();
  const base = `/v1/Accounts/${service.account}/Calls`;
  const wanted = `Basic ${Buffer.from(`${service.key}:${service.token}`).toString('base64')}`;
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook('preHandler', async (request, reply) => {
      service.calls.count('call-bridge');
      const fault = service.faults.take('call-bridge');
      if ((await applyFault(fault, request, reply)) === 'answered') return reply;
      if (request.headers.authorization === wanted) return;
      return reply.code(401).send({ RestException: { Status: 401, Message: 'Unauthorized' } });
    });
    scope.post(`${base}/connect.json`, async (request, reply) => {
      const body = form.safeParse(request.body);
      if (!body.success) {
        return reply.code(400).send({ RestException: { Status: 400, Message: 'Bad request' } });
      }
      const call = callTo(body.data.To);
      known.set(call.Sid, call);
      return { Call: { ...call, Status: 'in-progress', Duration: null } };
    });
    scope.get<{ Params: { sid: string } }>(`${base}/:sid`, async (request, reply) => {
      const call = known.get(request.params.sid.replace(/\.json$/, ''));
      if (call !== undefined) return { Call: call };
      return reply.code(404).send({ RestException: { Status: 404, Message: 'Not found' } });
    });
  });
}

function callTo(number: string): Call {
  const Sid = randomBytes(12).toString('hex');
  if (number.endsWith('9')) return { Sid, Status: 'no-answer', Duration: null };
  if (number.endsWith('8')) return { Sid, Status: 'failed', Duration: null };
  return { Sid, Status: 'completed', Duration: '72' };
}
