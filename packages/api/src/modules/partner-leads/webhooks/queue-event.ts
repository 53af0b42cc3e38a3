import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../db/database.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { insertWebhookEvent, type WebhookEvent } from './webhook-repository.ts';

/** Queues an event for the system of a lead's firm, in the transaction of the change. Nothing when it has none. */
export async function queueEvent(
  tx: Queryable,
  { leadId, event, at }: { leadId: string; event: WebhookEvent; at: Date },
): Promise<void> {
  const eventId = await insertWebhookEvent(tx, { eventId: randomUUID(), leadId, event, at });
  if (eventId === null) return;
  await enqueueTask(tx, { kind: 'send-partner-event', subject: eventId, dueAt: at });
}
