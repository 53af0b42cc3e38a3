import { isClosed } from '@pahiya/domain/leads/lead-stages';
import type { ContactStopped } from '../../../contact-stopped.ts';
import type { Queryable } from '../../../db/database.ts';
import { insertLeadEvent } from '../store/lead-event-repository.ts';
import { lockLead, updateLead } from '../store/lead-repository.ts';
import { queueEvent } from '../webhooks/queue-event.ts';

/** Closes the lead of a withdrawn consent: nothing is left to do with the person. A closed lead stays as it is. */
export async function withdrawLead(
  tx: Queryable,
  { subjectId: leadId, at }: ContactStopped,
): Promise<void> {
  const lead = await lockLead(tx, leadId);
  if (lead === null) return;
  const isOpen = !isClosed(lead.stage);
  await updateLead(tx, lead, isOpen ? { stage: 'withdrawn', due: null, at } : { at });
  await insertLeadEvent(tx, {
    leadId,
    at,
    memberId: null,
    event: 'withdrawn',
    ...(isOpen ? { stage: 'withdrawn' as const } : {}),
  });
  await queueEvent(tx, { leadId, event: 'erase', at });
}
