import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { Inbox } from '../msg91/inbox.ts';
import { fillTemplate } from './templates.ts';

type Service = {
  readonly phoneNumberId: string;
  readonly accessToken: string;
  readonly appSecret: string;
  readonly verifyToken: string;
  readonly inbox: Inbox;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

const textParameter = z.object({
  type: z.literal('text'),
  parameter_name: z.string().optional(),
  text: z.string().min(1).max(1024),
});
const sendBody = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string().regex(/^\d{10,15}$/),
  type: z.literal('template'),
  biz_opaque_callback_data: z.string().max(512).optional(),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z.array(
      z.object({ type: z.enum(['body', 'button']), parameters: z.array(textParameter) }),
    ),
  }),
});
const settingsInput = z.strictObject({
  webhookUrl: z.url().nullable().optional(),
  statuses: z
    .array(z.enum(['sent', 'delivered', 'read', 'failed']))
    .max(4)
    .optional(),
});
const replyInput = z.strictObject({
  mobile: z.string().regex(/^\d{10}$/),
  text: z.string().max(4096),
  isButton: z.boolean().default(false),
});

type Settings = {
  readonly webhookUrl: string | null;
  readonly statuses: readonly string[];
};
const usual: Settings = { webhookUrl: null, statuses: ['sent', 'delivered'] };

/** WhatsApp's Cloud API: approved templates by name and language, and signed posts of what became of a message and of
 * what people answer. `PUT /control/whatsapp` sets where they go and which statuses follow, `POST
 * /control/whatsapp/replies` writes as a person. Messages arrive in the inbox. */
export function addWhatsApp(
  app: FastifyInstance,
  service: Service,
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  const { inbox, faults, calls, now } = service;
  let settings = usual;
  let waiting: Promise<unknown> = Promise.resolve();
  /** In order, after the answer: a status may be faster than the caller's note all the same. */
  const tell = (value: object) => {
    waiting = waiting.then(() => post(settings.webhookUrl, service.appSecret, value));
  };

  app.post<{ Params: { version: string; phone: string } }>(
    '/whatsapp/:version/:phone/messages',
    async (request, reply) => {
      calls.count('whatsapp');
      const mode = await applyFault(faults.take('whatsapp'), request, reply);
      if (mode === 'answered') return reply;
      if (request.headers.authorization !== `Bearer ${service.accessToken}`) {
        return refuse(reply, 401, 190);
      }
      if (request.params.phone !== service.phoneNumberId) return refuse(reply, 400, 100);
      const body = sendBody.safeParse(request.body);
      if (!body.success) return refuse(reply, 400, 100);
      const { to, template, biz_opaque_callback_data: reference } = body.data;
      const parts = (type: string) =>
        template.components.filter((one) => one.type === type).flatMap((one) => one.parameters);
      const variables = Object.fromEntries(
        parts('body').map(({ parameter_name, text }) => [parameter_name ?? '', text]),
      );
      const filled = fillTemplate(template.name, template.language.code, variables);
      if ('code' in filled) return refuse(reply, filled.code === 132001 ? 404 : 400, filled.code);
      const [button] = parts('button');
      if (button === undefined) return refuse(reply, 400, 132000);
      const id = `wamid.${randomBytes(18).toString('base64url')}`;
      inbox.add({
        requestId: id,
        channel: 'whatsapp',
        mobile: to.slice(-10),
        templateId: `${template.name}/${template.language.code}`,
        variables: { ...variables, path: button.text },
        text: `${filled.text}\n[${filled.button}: /${button.text}]`,
        receivedAt: now().toISOString(),
      });
      for (const status of settings.statuses) {
        tell({
          statuses: [
            {
              ...{ id, status, recipient_id: to, biz_opaque_callback_data: reference },
              timestamp: seconds(now()),
              ...(status === 'failed' ? { errors: [{ code: 131026 }] } : {}),
            },
          ],
        });
      }
      return {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id, message_status: 'accepted' }],
      };
    },
  );

  return {
    addControl: (control) => {
      control.put('/control/whatsapp', async (request, reply) => {
        const part = settingsInput.safeParse(request.body);
        if (!part.success) return reply.code(400).send({ error: z.prettifyError(part.error) });
        settings = Object.assign({ ...settings }, part.data);
        return { settings, isVerified: await verify(settings.webhookUrl, service.verifyToken) };
      });
      control.post('/control/whatsapp/replies', async (request, reply) => {
        const given = replyInput.safeParse(request.body);
        if (!given.success) return reply.code(400).send({ error: z.prettifyError(given.error) });
        const { mobile, text, isButton } = given.data;
        const said = isButton
          ? { type: 'button', button: { text, payload: text } }
          : { type: 'text', text: { body: text } };
        const id = `wamid.${randomBytes(18).toString('base64url')}`;
        tell({ messages: [{ id, from: `91${mobile}`, timestamp: seconds(now()), ...said }] });
        await waiting;
        return { isPosted: settings.webhookUrl !== null };
      });
      /** Answers once everything that was to be posted was posted. */
      control.get('/control/whatsapp/posted', async () => {
        await waiting;
        return { isPosted: true };
      });
    },
    // The address is not a fault: the running server keeps getting posts.
    reset: () => {
      settings = { ...usual, webhookUrl: settings.webhookUrl };
    },
  };
}

function seconds(at: Date): string {
  return String(Math.floor(at.getTime() / 1000));
}

function refuse(reply: FastifyReply, status: number, code: number) {
  return reply
    .code(status)
    .send({ error: { message: `(#${code})`, type: 'OAuthException', code } });
}

/** The question that a new address must answer. */
async function verify(url: string | null, token: string): Promise<boolean> {
  if (url === null) return false;
  const asked = new URL(url);
  asked.searchParams.set('hub.mode', 'subscribe');
  asked.searchParams.set('hub.verify_token', token);
  asked.searchParams.set('hub.challenge', '1158201444');
  try {
    const answer = await fetch(asked, { signal: AbortSignal.timeout(5000) });
    return answer.ok && (await answer.text()) === '1158201444';
  } catch {
    return false;
  }
}

async function post(url: string | null, secret: string, value: object): Promise<void> {
  if (url === null) return;
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '100000000000002',
        changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', ...value } }],
      },
    ],
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    });
    await answer.body?.cancel();
  } catch {
    // As with the real one, a post that nobody takes is lost after its tries.
  }
}
