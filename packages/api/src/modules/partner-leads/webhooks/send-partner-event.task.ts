import { nextWebhookTry } from '@pahiya/domain/leads/webhook-schedule';
import { openSealed } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { confirmErasure, consentStates } from '../../contact-ledger/consent-states.ts';
import { findPartnerFirm } from '../../partner-firms/firms/find-partner-firm.ts';
import { exportContact } from '../store/export-contact.ts';
import { insertLeadEvent } from '../store/lead-event-repository.ts';
import { lockLead } from '../store/lead-repository.ts';
import { toInboxLead } from '../store/to-lead-on-wire.ts';
import {
  findWebhook,
  findWebhookEvent,
  updateTried,
  type WebhookEventRow,
} from './webhook-repository.ts';
import { sealOfWebhook } from './webhook-seal.ts';

/** Sends one event to its firm's system: five attempts within a day, then it is failed until someone replays it. */
export const sendPartnerEventTask: TaskHandler = async (services, eventId) => {
  const { sql, now } = services;
  const event = await findWebhookEvent(sql, eventId);
  if (event === null || event.state !== 'waiting') return 'done';
  const at = now();
  const firm = await findPartnerFirm(sql, event.firmId, at);
  const webhook = firm === null ? null : await findWebhook(sql, event.firmId);
  if (webhook === null) {
    await updateTried(sql, eventId, { ...event, state: 'failed', failure: 'no-address', at });
    return 'done';
  }
  const secret = openSealed(
    services.settings.secret,
    sealOfWebhook(event.firmId),
    webhook.secretSealed,
  );
  if (secret === null) throw new Error('the secret of a webhook does not open');
  const body = await bodyOf(services, event, { isPaused: firm?.pausedAt !== null, now: at });
  const answer = await services.partnerWebhooks.send({
    address: webhook.address,
    secret: secret.toString(),
    eventId,
    body,
  });
  const tries = event.tries + 1;
  if (answer.ok) {
    await updateTried(sql, eventId, { state: 'delivered', tries, failure: null, at });
    if (event.event === 'erase' && answer.value.hasErased) await noteErased(services, event);
    return 'done';
  }
  const again = nextWebhookTry(tries, at);
  const state = again === null ? ('failed' as const) : ('waiting' as const);
  await updateTried(sql, eventId, { state, tries, failure: answer.error.kind, at });
  return again === null ? 'done' : { again };
};

/** What is sent: the lead as an auditor of the firm sees it now, masked, with the number only where the person agreed
 * that the firm's system gets it; of an erased one only the id. */
async function bodyOf(
  services: Services,
  { eventId, event, leadId, firmId, at }: WebhookEventRow,
  { isPaused, now }: { readonly isPaused: boolean; readonly now: Date },
): Promise<string> {
  const { sql } = services;
  const head = { id: eventId, event, at: at.toISOString(), leadId };
  const consents = await consentStates(sql, [leadId], firmId, now);
  const consent = consents.get(leadId) ?? null;
  if (event === 'erase') {
    const dueAt = consent?.erasure?.dueAt.toISOString() ?? null;
    return JSON.stringify({ ...head, eraseBy: dueAt });
  }
  const row = await lockLead(sql, leadId);
  if (row === null) return JSON.stringify(head);
  const isGone = row.stage === 'withdrawn' || consent?.state === 'withdrawn';
  if (isGone) return JSON.stringify({ ...head, lead: { leadId, stage: row.stage } });
  const { member: _, ...lead } = toInboxLead(row, new Map(), consent, now);
  const firm = { firmId, isFirmPaused: isPaused };
  const contact = await sql.begin((tx) =>
    exportContact(services, tx, { leadId, firm, why: 'Webhook', requestId: eventId }),
  );
  const whole = contact.ok ? contact.value : { mobile: row.mobileMasked };
  return JSON.stringify({ ...head, lead: { ...lead, ...whole } });
}

async function noteErased(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { leadId, firmId }: WebhookEventRow,
): Promise<void> {
  const at = now();
  await sql.begin(async (tx) => {
    const consents = await consentStates(tx, [leadId], firmId, at);
    const consentId = consents.get(leadId)?.erasure?.consentId;
    if (consentId === undefined) return;
    if (!(await confirmErasure(tx, { consentId, firmId, memberId: null, at }))) return;
    await insertLeadEvent(tx, { leadId, at, memberId: null, event: 'erased' });
  });
}
