import { type SinkName, sinkNames } from '@pahiya/domain/forms/form-definition';
import { plainCell } from '@pahiya/domain/forms/plain-cell';
import type { AdEvent } from '@pahiya/domain/forms/ports';
import type { Services } from '../../../services.ts';
import type { TaskHandler, TaskOutcome } from '../../../tasks/task-kinds.ts';
import { openValues } from '../submissions/sealed-values.ts';
import { findSubmission } from '../submissions/submission-repository.ts';
import { type Delivery, findWaiting, putDelivered } from './delivery-repository.ts';
import { adTarget } from './enqueue-delivery.ts';
import { openDelivery } from './sealed-delivery.ts';
import { tellErasedAgain } from './tell-erased.ts';

/** Delivers one message. It may arrive twice (a lost response, a crashed worker), always with its id: the receiver
 * deduplicates by it. What was erased in the meantime is not sent. */
export const deliverTask: TaskHandler = async (services, deliveryId) => {
  const { sql } = services;
  const delivery = await findWaiting(sql, deliveryId);
  if (delivery === null) return 'done';
  const outcome =
    delivery.target === adTarget
      ? await tellAds(services, delivery)
      : await passOn(services, delivery);
  if (outcome === 'done') await putDelivered(sql, deliveryId, services.now());
  return outcome;
};

async function passOn(
  services: Services,
  { id, target, submissionId, bodySealed }: Delivery,
): Promise<TaskOutcome> {
  const name = sinkNames.find((one) => one === target);
  const sink = name && services.sinks[name];
  // The address was removed after this was enqueued: an operator must know.
  if (name === undefined || sink === undefined) return { failed: 'not-configured' };
  const payload =
    submissionId === null
      ? noticeOf(services, id, bodySealed)
      : await payloadOf(services, name, submissionId);
  if (!payload) return { failed: 'unreadable' };
  const sent = await sink.deliver({ id, sentAt: services.now().toISOString(), payload });
  if (submissionId !== null && 'formId' in payload) {
    const { formId } = payload;
    await noteErasure(services, { target: name, submissionId, formId: String(formId) });
  }
  return sent.ok ? 'done' : { failed: sent.error.kind };
}

/** Enqueues another notice if it was erased during delivery: the first one may have arrived earlier. */
async function noteErasure(
  { sql, settings, now }: Services,
  late: { readonly target: SinkName; readonly submissionId: string; readonly formId: string },
): Promise<void> {
  if ((await findSubmission(sql, late.submissionId)) !== null) return;
  await sql.begin((tx) => tellErasedAgain(tx, settings.secret, { ...late, now: now() }));
}

/** The notice that a submission was erased. */
function noticeOf({ settings }: Services, id: string, bodySealed: Buffer | null) {
  const notice = bodySealed && openDelivery(settings.secret, id, bodySealed);
  return notice as Readonly<Record<string, unknown>> | null;
}

async function payloadOf({ sql, settings }: Services, sink: SinkName, submissionId: string) {
  const submission = await findSubmission(sql, submissionId);
  const values = submission && openValues(settings.secret, submissionId, submission.valuesSealed);
  if (!submission || !values) return null;
  const { formId, revision, language, device, consents, submittedAt } = submission;
  return {
    type: 'form.submitted',
    submissionId,
    formId,
    version: revision,
    submittedAt: submittedAt.toISOString(),
    language,
    device,
    values: sink === 'webhook' ? values : asCells(values),
    consents,
  };
}

/** Escapes formulas: spreadsheets run text that looks like one. */
function asCells(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, plainCell(text)]));
}

async function tellAds(
  { ads, settings }: Services,
  { id, bodySealed }: Delivery,
): Promise<TaskOutcome> {
  if (ads === null) return { failed: 'not-configured' };
  const event = bodySealed && (openDelivery(settings.secret, id, bodySealed) as AdEvent | null);
  if (!event) return { failed: 'unreadable' };
  const sent = await ads.send(event);
  return sent.ok ? 'done' : { failed: sent.error.kind };
}
