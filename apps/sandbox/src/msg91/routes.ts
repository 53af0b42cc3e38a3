import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { Inbox } from './inbox.ts';
import { textOf } from './templates.ts';

/** Recipients have their number and the template variables as sibling fields. */
const recipient = z
  .object({ mobiles: z.union([z.string(), z.number()]).transform(String) })
  .catchall(z.union([z.string(), z.number()]).transform(String));
const flowBody = z.object({
  template_id: z.string().min(1),
  recipients: z.array(recipient).min(1).max(1_000),
});

const callBody = z.object({
  template: z.string().min(1),
  caller_id: z.string().min(1),
  client_number: z.string().min(10),
  variables: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)).default({}),
});

export type Msg91Service = {
  readonly authKey: string;
  readonly inbox: Inbox;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
};

/** MSG91's flow and voice APIs; messages arrive in the inbox. */
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
      deliver('sms', requestId, body.data.template_id, mobiles, variables);
    }
    return { message: requestId, type: 'success' };
  });

  app.post('/api/v5/voice/call/', async (request, reply) => {
    service.calls.count('msg91');
    if ((await applyFault(service.faults.take('msg91'), request, reply)) === 'answered')
      return reply;
    if (request.headers.authkey !== service.authKey) {
      return reply.code(401).send({ status: 'fail', errors: 'Unauthorized' });
    }
    const body = callBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ status: 'fail', errors: 'bad request' });
    const requestId = randomBytes(12).toString('hex');
    deliver('voice', requestId, body.data.template, body.data.client_number, body.data.variables);
    return { status: 'success', data: { request_id: requestId } };
  });

  function deliver(
    channel: 'sms' | 'voice',
    requestId: string,
    templateId: string,
    mobile: string,
    variables: Readonly<Record<string, string>>,
  ): void {
    service.inbox.add({
      requestId,
      channel,
      mobile: mobile.slice(-10),
      templateId,
      variables,
      text: textOf(templateId, variables),
      receivedAt: new Date().toISOString(),
    });
  }
}
