import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { readContact } from '../../contact-ledger/read-contact.ts';
import type { PersonContact } from '../../contact-ledger/sealed-contact.ts';
import { performPartnerAct } from '../../partner-firms/store/perform-partner-act.ts';
import { insertLeadEvent } from '../store/lead-event-repository.ts';
import { noSuchLead } from '../store/lead-refusals.ts';
import { findLeadOf } from '../store/lead-repository.ts';

type By = { readonly member: PartnerMember; readonly requestId: string };

/** Shows the number of a lead to a member who may see it, if the person allowed that. */
export function showNumber(
  services: Services,
  { member, requestId }: By,
  leadId: string,
  why: string,
): Promise<Result<PersonContact, Refusal>> {
  const acting = { member, requestId, act: 'lead-show-number', subject: leadId } as const;
  return performPartnerAct<PersonContact>(services, acting, async (tx) => {
    const lead = await findLeadOf(tx, member, leadId);
    if (lead === null) return err(noSuchLead);
    const subject = { kind: 'lead', id: leadId } as const;
    const contact = await readContact(services, tx, {
      subject,
      member,
      how: 'shown',
      why,
      requestId,
    });
    if (!contact.ok) return contact;
    const { memberId } = member;
    const at = services.now();
    await insertLeadEvent(tx, { leadId, at, memberId, event: 'number-shown', note: why });
    const { mobile, name } = contact.value;
    return ok({ mobile, name });
  });
}
