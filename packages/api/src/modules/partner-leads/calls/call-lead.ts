import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { tenDigits } from '../../auth/mobile.ts';
import { readContact } from '../../contact-ledger/read-contact.ts';
import { performPartnerAct } from '../../partner-firms/store/perform-partner-act.ts';
import { insertCall, updateBridge, updateOutcome } from '../store/call-repository.ts';
import { insertLeadEvent } from '../store/lead-event-repository.ts';
import { callFailed, noSuchLead } from '../store/lead-refusals.ts';
import { findLeadOf } from '../store/lead-repository.ts';

type By = { readonly member: PartnerMember; readonly requestId: string };

/** Rings the member's phone and then the person's, over our line. The use of the number is written down before anything
 * rings; a call that the provider may have made although its answer was lost counts as unknown. */
export async function callLead(
  services: Services,
  { member, requestId }: By,
  leadId: string,
  { why, from }: { readonly why: string; readonly from: string },
): Promise<Result<{ readonly isRinging: true }, Refusal>> {
  const { sql, callBridge, now } = services;
  const callId = randomUUID();
  const acting = { member, requestId, act: 'lead-call', subject: leadId } as const;
  const noted = await performPartnerAct<string>(services, acting, async (tx) => {
    const lead = await findLeadOf(tx, member, leadId);
    if (lead === null) return err(noSuchLead);
    const subject = { kind: 'lead', id: leadId } as const;
    const contact = await readContact(services, tx, {
      subject,
      member,
      how: 'call',
      why,
      requestId,
    });
    if (!contact.ok) return contact;
    const { memberId } = member;
    const at = now();
    await insertCall(tx, { callId, leadId, memberId, at });
    await insertLeadEvent(tx, { leadId, at, memberId, event: 'called', note: why });
    return ok(contact.value.mobile);
  });
  if (!noted.ok) return noted;
  const connected = await callBridge.connect({
    reference: callId,
    from: tenDigits(from),
    to: noted.value,
  });
  if (!connected.ok) {
    const { kind } = connected.error;
    const isSurelyNot = kind === 'rejected' || kind === 'rate-limited';
    await updateOutcome(sql, callId, isSurelyNot ? 'failed' : 'unknown', 0);
    return err(callFailed);
  }
  await updateBridge(sql, callId, connected.value.bridgeId);
  return ok({ isRinging: true as const });
}
