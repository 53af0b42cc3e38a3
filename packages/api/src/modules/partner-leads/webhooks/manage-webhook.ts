import { randomBytes } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  partnerSetWebhook,
  partnerWebhook,
} from '@pahiya/contracts/partner-leads/webhook-contracts';
import { mayReplayWebhook } from '@pahiya/domain/leads/webhook-schedule';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { sealBytes } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';
import { enqueueAgain } from '../../../tasks/dead-tasks.ts';
import { performPartnerAct } from '../../partner-firms/store/perform-partner-act.ts';
import { noSuchLead } from '../store/lead-refusals.ts';
import {
  deleteWebhook,
  findWebhook,
  findWebhookEvent,
  newestEvents,
  updateReplayed,
  upsertWebhook,
} from './webhook-repository.ts';
import { sealOfWebhook } from './webhook-seal.ts';

type By = { readonly member: PartnerMember; readonly requestId: string };

const eventsShown = 50;

/** A firm's address for events, and the newest events. */
export async function readWebhook(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  firmId: string,
): Promise<AnswerOf<typeof partnerWebhook>> {
  const [webhook, events] = await Promise.all([
    findWebhook(sql, firmId),
    newestEvents(sql, firmId, eventsShown),
  ]);
  const at = now();
  return {
    webhook:
      webhook === null
        ? null
        : { address: webhook.address, createdAt: webhook.createdAt.toISOString() },
    events: events.map(({ firmId: _, at: eventAt, ...event }) => ({
      ...event,
      at: eventAt.toISOString(),
      mayReplay: webhook !== null && event.state !== 'waiting' && mayReplayWebhook(eventAt, at),
    })),
  };
}

/** Sets a firm's address with a new secret, which only this answer shows. Refuses `partner/webhook-address`. */
export async function setWebhook(
  services: Services,
  { member, requestId }: By,
  address: string,
): Promise<Result<AnswerOf<typeof partnerSetWebhook>, Refusal>> {
  const isAccepted = await services.partnerWebhooks.accepts(address);
  const acting = { member, requestId, act: 'set-webhook' } as const;
  return performPartnerAct(services, acting, async (tx) => {
    if (!isAccepted) return err(addressRefused);
    const { firmId, memberId } = member;
    const secret = `whsec_${randomBytes(32).toString('base64url')}`;
    const createdAt = services.now();
    await upsertWebhook(tx, {
      firmId,
      address,
      secretSealed: sealBytes(services.settings.secret, sealOfWebhook(firmId), Buffer.from(secret)),
      createdAt,
      createdBy: memberId,
    });
    return ok({ webhook: { address, createdAt: createdAt.toISOString() }, secret });
  });
}

/** Forgets a firm's address; what is waiting is not sent. */
export function removeWebhook(
  services: Services,
  { member, requestId }: By,
): Promise<Result<{ readonly isRemoved: true }, Refusal>> {
  const acting = { member, requestId, act: 'remove-webhook' } as const;
  return performPartnerAct(services, acting, async (tx) => {
    await deleteWebhook(tx, member.firmId);
    return ok({ isRemoved: true as const });
  });
}

/** Sends an event again. Refuses `partner/not-found` for another firm's, and `partner/wrong-state` for one that is still
 * waiting or older than seven days. */
export function replayEvent(
  services: Services,
  { member, requestId }: By,
  eventId: string,
): Promise<Result<{ readonly isQueued: true }, Refusal>> {
  const acting = { member, requestId, act: 'replay-event', subject: eventId } as const;
  return performPartnerAct(services, acting, async (tx) => {
    const event = await findWebhookEvent(tx, eventId);
    if (event === null || event.firmId !== member.firmId) return err(noSuchLead);
    const at = services.now();
    if (event.state === 'waiting' || !mayReplayWebhook(event.at, at)) return err(replayOver);
    await updateReplayed(tx, eventId);
    await enqueueAgain(tx, { kind: 'send-partner-event', subject: eventId, dueAt: at });
    return ok({ isQueued: true as const });
  });
}

const addressRefused: Refusal = {
  code: 'partner/webhook-address',
  detail: 'Use a public https:// address without user name or password.',
  errors: [{ path: 'address', message: 'Use a public https:// address.' }],
};

const replayOver: Refusal = {
  code: 'partner/wrong-state',
  detail: 'Events can be replayed for seven days, once they are delivered or failed.',
};
