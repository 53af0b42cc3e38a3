import type { Services } from '../../../services.ts';
import { insertLeadEvent } from '../store/lead-event-repository.ts';
import { lockLead, selectMissed, updateLead } from '../store/lead-repository.ts';
import { queueEvent } from '../webhooks/queue-event.ts';

const batch = 500;

/** Ends leads that nobody accepted or called in time. The person agreed to one named firm, so nobody else gets it. */
export async function expireMissed({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const at = now();
  for (const leadId of await selectMissed(sql, at, batch)) {
    await sql.begin(async (tx) => {
      const lead = await lockLead(tx, leadId);
      const isMissed =
        lead?.dueAt != null &&
        lead.dueAt <= at &&
        (lead.dueStep === 'accept' || lead.dueStep === 'first-contact');
      if (!isMissed) return;
      await updateLead(tx, lead, { stage: 'expired', due: null, at });
      const event = { leadId, at, memberId: null, event: 'missed', stage: 'expired' } as const;
      await insertLeadEvent(tx, event);
      await queueEvent(tx, { leadId, event: 'lead-changed', at });
    });
  }
}
