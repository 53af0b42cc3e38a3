import { isOptOut, type WhatsAppEvent } from '@pahiya/domain/messages/whatsapp';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../../http/address.ts';
import { sendRefusal } from '../../../http/problems.ts';
import { tooMany } from '../../../http/too-many.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { Services } from '../../../services.ts';
import type { WithdrawalListener } from '../../../withdrawal.ts';
import { findUserByMobile } from '../../auth/find-user.ts';
import { noteConsent } from '../../consents/consents.ts';

const path = '/api/webhooks/whatsapp';
const bodyLimit = 256 * 1024;
/** Of one address. One post holds many events. */
const posts: LimitRule = { name: 'whatsapp-posts', points: 3000, perSeconds: 60 };
const referenceForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a post changes elsewhere. */
type Listeners = {
  readonly onStatus: (status: Extract<WhatsAppEvent, { readonly kind: 'status' }>) => Promise<void>;
  readonly onWithdrawal: readonly WithdrawalListener[];
};

/** Where WhatsApp posts what became of a message and what people answer. The signature covers the raw bytes: nothing is
 * parsed before it is verified. */
export function addWhatsAppWebhook(
  scope: FastifyInstance,
  services: Services,
  listeners: Listeners,
): void {
  scope.addHook('onRequest', async (request, reply) => {
    const state = await services.limiter.take(posts, addressUnit(request.ip));
    if (state.isExceeded) return sendRefusal(reply, tooMany(state));
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  scope.get<{ Querystring: Record<string, unknown> }>(path, async ({ query }, reply) => {
    const token = query['hub.verify_token'];
    const challenge = query['hub.challenge'];
    const isOurs =
      typeof token === 'string' &&
      services.whatsApp !== null &&
      services.whatsApp.isVerifyToken(token);
    if (!isOurs || typeof challenge !== 'string' || !/^\w{1,100}$/.test(challenge)) {
      return reply.code(403).send();
    }
    return reply.type('text/plain').header('cache-control', 'no-store').send(challenge);
  });
  scope.post(path, { bodyLimit }, async ({ headers, body }, reply) => {
    reply.header('cache-control', 'no-store');
    const signature = headers['x-hub-signature-256'];
    const events =
      services.whatsApp !== null && Buffer.isBuffer(body) && typeof signature === 'string'
        ? services.whatsApp.readEvents(body, signature)
        : null;
    if (events === null) return reply.code(401).send();
    for (const event of events) await apply(services, event, listeners);
    return reply.code(200).send();
  });
}

/** Both are safe to repeat: posts come more than once and in any order. */
async function apply(
  { sql, now }: Services,
  event: WhatsAppEvent,
  { onStatus, onWithdrawal }: Listeners,
): Promise<void> {
  if (event.kind === 'status') {
    if (referenceForm.test(event.reference)) await onStatus(event);
    return;
  }
  if (!isOptOut(event.text)) return;
  const user = await findUserByMobile(sql, event.mobile);
  if (user === null) return;
  await sql.begin(async (tx) => {
    for (const purpose of ['whatsapp-reminders', 'whatsapp-alerts'] as const) {
      const act = { purpose, isGranted: false, channel: 'whatsapp' } as const;
      if (!(await noteConsent(tx, user.userId, { ...act, changedAt: now() }))) continue;
      for (const erase of onWithdrawal) await erase(tx, user.userId, purpose);
    }
  });
}
