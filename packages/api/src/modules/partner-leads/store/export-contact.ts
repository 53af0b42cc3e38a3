import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { readContact } from '../../contact-ledger/read-contact.ts';
import type { PersonContact } from '../../contact-ledger/sealed-contact.ts';
import { insertSentOnce } from './lead-event-repository.ts';

type Exporting = {
  readonly leadId: string;
  readonly firm: { readonly firmId: string; readonly isFirmPaused: boolean };
  /** Shown to the person. */
  readonly why: string;
  readonly requestId: string;
};

/** Name and number of a lead for the firm's own system, written down first. A lead whose number was sent can no longer be
 * disputed, like one whose number was viewed. Refuses as `readContact`. */
export async function exportContact(
  services: Services,
  tx: Transaction,
  { leadId, firm, why, requestId }: Exporting,
): Promise<Result<PersonContact, Refusal>> {
  const contact = await readContact(services, tx, {
    subject: { kind: 'lead', id: leadId },
    member: { ...firm, memberId: null },
    how: 'export',
    why,
    requestId,
  });
  if (!contact.ok) return contact;
  await insertSentOnce(tx, leadId, services.now());
  const { mobile, name } = contact.value;
  return ok({ mobile, name });
}
