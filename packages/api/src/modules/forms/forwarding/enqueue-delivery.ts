import { randomUUID } from 'node:crypto';
import type { SinkName } from '@pahiya/domain/forms/form-definition';
import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { insertDelivery } from './delivery-repository.ts';
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
  await insertDelivery(tx, { id, target: sink, submissionId, createdAt: now() });
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
  const isNew = await insertDelivery(tx, {
    id,
    target: adTarget,
    eventId: event.eventId,
    bodySealed: sealDelivery(settings.secret, id, event.body),
    createdAt: now(),
  });
  if (isNew) await enqueueTask(tx, { kind: 'deliver', subject: id, dueAt: now() });
}
