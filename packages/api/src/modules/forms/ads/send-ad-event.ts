import type { AnswerOf } from '@pahiya/contracts/contract';
import type { sendAdEvent as contract } from '@pahiya/contracts/forms/note-contracts';
import { pageKindOf } from '@pahiya/domain/forms/page-path';
import type { AdEvent } from '@pahiya/domain/forms/ports';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { tenDigits } from '../../auth/mobile.ts';
import { consentsOf, ownerOf } from '../../consents/consents.ts';
import { withdrawnOf } from '../../consents/withdrawn-cookie.ts';
import { enqueueAdEvent } from '../forwarding/enqueue-delivery.ts';
import { hashEmail, hashMobile } from './hash-person.ts';

/** Events older than this are refused by Meta. Source: Conversions API, "Server event parameters" (`event_time`). */
const oldestMs = 7 * 24 * 60 * 60 * 1000;
/** Browsers' clocks are slightly off. */
const aheadMs = 5 * 60 * 1000;

/** Enqueues an event for the advertisement service. Without a service, or without recorded explicit consent, nothing is
 * stored. Address and mobile are hashed here and stored in no other form; of the page only its kind is sent. Refuses
 * `request/bad-input` for a time that no service accepts. */
export async function sendAdEvent(
  services: Services,
  { body, caller, device, request }: Context<typeof contract>,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const { sql, settings } = services;
  const now = services.now().getTime();
  const at = body.happenedAt === undefined ? now : Date.parse(body.happenedAt);
  if (at > now + aheadMs || at < now - oldestMs) return err(wrongTime);
  if (services.ads === null) return ok({ isForwarded: false });
  const consents = await consentsOf(services, ownerOf(caller, device.id), withdrawnOf(request));
  const isAllowed = consents.some(
    ({ purpose, state }) => purpose === 'ad-measurement' && state === 'granted',
  );
  if (!isAllowed) return ok({ isForwarded: false });
  const event: AdEvent = {
    id: body.eventId,
    name: body.event,
    happenedAt: Math.floor(Math.min(at, now) / 1000),
    pageUrl: `${settings.brand.siteUrl}${pageKindOf(body.path) ?? '/'}`,
    emailHash: body.email === undefined ? null : hashEmail(body.email),
    mobileHash: body.mobile === undefined ? null : hashMobile(tenDigits(body.mobile)),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
    value: body.amountPaise === undefined ? null : { amountPaise: body.amountPaise },
  };
  await sql.begin((tx) => enqueueAdEvent(tx, services, { eventId: body.eventId, body: event }));
  wakeWorkers(sql);
  return ok({ isForwarded: true });
}

const wrongTime: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid; see errors for details.',
  errors: [{ path: 'body.happenedAt', message: 'Must be within the last seven days.' }],
};
