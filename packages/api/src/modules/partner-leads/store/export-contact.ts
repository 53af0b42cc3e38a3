import type { Services } from '../../../services.ts';
import { readContact } from '../../contact-ledger/read-contact.ts';

type Exporting = {
  readonly leadId: string;
  readonly firm: { readonly firmId: string; readonly isFirmPaused: boolean };
  /** Shown to the person. */
  readonly why: string;
  readonly requestId: string;
};

/** Name and number of a lead for the firm's own system, written down first; null unless the person agreed to that and
 * the firm is not paused. */
export function exportContact(
  services: Services,
  { leadId, firm, why, requestId }: Exporting,
): Promise<{ readonly mobile: string; readonly name: string | null } | null> {
  return services.sql.begin(async (tx) => {
    const contact = await readContact(services, tx, {
      subject: { kind: 'lead', id: leadId },
      member: { ...firm, memberId: null },
      how: 'export',
      why,
      requestId,
    });
    if (!contact.ok) return null;
    const { mobile, name } = contact.value;
    return { mobile, name };
  });
}
