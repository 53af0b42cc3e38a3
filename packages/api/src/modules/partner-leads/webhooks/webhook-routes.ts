import {
  partnerRemoveWebhook,
  partnerReplayEvent,
  partnerSetWebhook,
  partnerWebhook,
} from '@pahiya/contracts/partner-leads/webhook-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { readWebhook, removeWebhook, replayEvent, setWebhook } from './manage-webhook.ts';

/** Addresses set by one firm: each resolves a name. */
const changes: LimitRule = { name: 'partner-webhook', points: 20, perSeconds: 3_600 };
const replays: LimitRule = { name: 'partner-replay', points: 200, perSeconds: 3_600 };

/** Registers the webhook of a firm. */
export function registerWebhooks(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, partnerWebhook, async ({ caller }) => ok(await readWebhook(services, caller.firmId)));
  serve(
    app,
    partnerSetWebhook,
    ({ caller, body, request }) =>
      setWebhook(services, { member: caller, requestId: request.id }, body.address),
    { limits: ({ caller }) => [{ rule: changes, key: caller.firmId }] },
  );
  serve(app, partnerRemoveWebhook, ({ caller, request }) =>
    removeWebhook(services, { member: caller, requestId: request.id }),
  );
  serve(
    app,
    partnerReplayEvent,
    ({ caller, params, request }) =>
      replayEvent(services, { member: caller, requestId: request.id }, params.eventId),
    { limits: ({ caller }) => [{ rule: replays, key: caller.firmId }] },
  );
}
