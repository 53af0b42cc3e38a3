import { randomUUID } from 'node:crypto';
import type { SinkName } from '@pahiya/domain/forms/form-definition';
import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { sealDelivery } from './sealed-delivery.ts';

/** The target that is not a sink: the advertisement service. */
export const adTarget = 'ads';

/** Enqueues the delivery of a submission to a sink, in the transaction that stores it. False: the sink has no address,
 * and nothing is enqueued. */
export async function enqueueSubmission(
  tx: Transaction,
  { sinks, now }: Pick<Services, 'sinks' | 'now'>,
  sink: SinkName,
  submissionId: string,
): Promise<boolean> {
  if (sinks[sink] === undefined) return false;
  const id = randomUUID();
  await tx`
    insert into deliveries (id, target, submission_id, created_at)
    values (${id}, ${sink}, ${submissionId}, ${now()})`;
  await enqueueTask(tx, { kind: 'deliver', subject: id, dueAt: now() });
  return true;
}

/** Enqueues an event for the advertisement service; one that was enqueued before is skipped. */
export async function enqueueAdEvent(
  tx: Transaction,
  { settings, now }: Pick<Services, 'settings' | 'now'>,
  event: { readonly eventId: string; readonly body: object },
): Promise<void> {
  const id = randomUUID();
  const { count } = await tx`
    insert into deliveries (id, target, event_id, body_sealed, created_at)
    values (${id}, ${adTarget}, ${event.eventId},
      ${sealDelivery(settings.secret, id, event.body)}, ${now()})
    on conflict (target, event_id) where event_id is not null do nothing`;
  if (count > 0) await enqueueTask(tx, { kind: 'deliver', subject: id, dueAt: now() });
}
