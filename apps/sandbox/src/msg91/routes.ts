import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { Inbox } from './inbox.ts';
import { renderInbox } from './inbox-page.ts';
import { textOf } from './templates.ts';

/** Recipients carry their number and the template's own variables side by side. */
const recipient = z
  .object({ mobiles: z.union([z.string(), z.number()]).transform(String) })
  .catchall(z.union([z.string(), z.number()]).transform(String));
const flowBody = z.object({
  template_id: z.string().min(1),
  recipients: z.array(recipient).min(1).max(1_000),
});

export type Msg91Service = {
  readonly authKey: string;
  readonly inbox: Inbox;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
};

/** MSG91's flow API, and the inbox in which its messages arrive. */
export function addMsg91Routes(app: FastifyInstance, service: Msg91Service): void {
  app.post('/api/v5/flow', async (request, reply) => {
    service.calls.count('msg91');
    if ((await applyFault(service.faults.take('msg91'), request, reply)) === 'answered')
      return reply;
    if (request.headers.authkey !== service.authKey) {
      return reply.code(401).send({ message: 'Unauthorized', type: 'error', status: 'fail' });
    }
    const body = flowBody.safeParse(request.body);
    if (!body.success)
      return reply.code(400).send({ message: 'template id or recipients missing', type: 'error' });
    const requestId = randomBytes(12).toString('hex');
    for (const { mobiles, ...variables } of body.data.recipients) {
      service.inbox.add({
        requestId,
        mobile: mobiles.slice(-10),
        templateId: body.data.template_id,
        variables,
        text: textOf(body.data.template_id, variables),
        receivedAt: new Date().toISOString(),
      });
    }
    return { message: requestId, type: 'success' };
  });

  app.get('/inbox', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderInbox(service.inbox.list())),
  );

  app.get('/inbox.json', async (request, reply) => {
    const query = z.object({ mobile: z.string().optional() }).safeParse(request.query);
    const mobile = query.success ? query.data.mobile?.slice(-10) : undefined;
    return reply.header('cache-control', 'no-store').send({ messages: service.inbox.list(mobile) });
  });
}
