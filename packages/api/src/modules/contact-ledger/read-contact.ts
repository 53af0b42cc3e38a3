import type { ContactUse } from '@pahiya/contracts/contact-ledger/contact-terms';
import { callHours } from '@pahiya/domain/rto-services/call-back-hours';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../db/database.ts';
import type { PartnerMember } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { noConsent, outsideSlot, paused } from './contact-refusals.ts';
import { openContact, type PersonContact } from './sealed-contact.ts';
import { type ContactSubject, lockLiveConsent } from './store/consent-repository.ts';
import { insertRead } from './store/contact-use-repository.ts';

/** A use of a number: which, by whom, how and why. `memberId`: null for the firm's own system. */
export type ContactReading = {
  readonly subject: ContactSubject;
  readonly member: Pick<PartnerMember, 'firmId' | 'isFirmPaused'> & {
    readonly memberId: string | null;
  };
  readonly how: ContactUse;
  /** In the member's words, shown to the person. */
  readonly why: string;
  readonly requestId: string;
};

const neededChannel = { call: 'call', shown: 'show-number', export: 'export' } as const;

/** The only function that opens a person's number for a partner. In one transaction it locks the live consent of this
 * firm for this subject, checks channel and hours, and writes the row that says who, when, how and why: no row, no
 * number. Whether the member may see the subject at all is the caller's to check. Refuses `partner/no-consent`,
 * `partner/outside-slot` and `partner/paused`. */
export async function readContact(
  services: Pick<Services, 'settings' | 'now'>,
  tx: Transaction,
  { subject, member, how, why, requestId }: ContactReading,
): Promise<Result<PersonContact & { readonly consentId: string }, Refusal>> {
  if (member.isFirmPaused) return err(paused);
  const at = services.now();
  const consent = await lockLiveConsent(tx, subject, member.firmId, at);
  if (consent?.contactSealed == null) return err(noConsent);
  if (!consent.channels.includes(neededChannel[how])) return err(noConsent);
  if (how === 'call' && !isWithinSlot(at, callHours[consent.slot])) return err(outsideSlot);
  const { consentId } = consent;
  await insertRead(tx, { consentId, memberId: member.memberId, at, how, why, requestId });
  return ok({ ...openContact(services, consentId, consent.contactSealed), consentId });
}

function isWithinSlot(at: Date, { from, until }: { from: number; until: number }): boolean {
  const hour = (at.getTime() / 3_600_000 + 5.5) % 24;
  return hour >= from && hour < until;
}
