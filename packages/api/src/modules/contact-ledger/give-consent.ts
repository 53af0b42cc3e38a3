import { randomUUID } from 'node:crypto';
import type { ContactChannel } from '@pahiya/contracts/contact-ledger/contact-terms';
import { leadClocksOn } from '@pahiya/domain/leads/lead-rules';
import type { CallSlot } from '@pahiya/domain/rto-services/call-back-hours';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { Transaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { findUser } from '../auth/find-user.ts';
import { sealContact } from './sealed-contact.ts';
import { type ContactSubject, insertConsent } from './store/consent-repository.ts';

/** Version of the words beside the ticks. A change of meaning is a new version. */
const textVersion = '2026-11-28';

/** What a person agreed to: one firm, one subject, chosen channels and hours. */
export type GivenConsent = {
  readonly userId: string;
  readonly firmId: string;
  readonly subject: ContactSubject;
  readonly purpose: string;
  readonly about: string;
  readonly channels: readonly ContactChannel[];
  readonly slot: CallSlot;
  readonly language: Language;
};

/** Records that a person lets one firm contact them about one subject, for a limited time. The account's mobile was
 * verified by OTP when it signed in; a copy is encrypted with the consent. Another consent of the same firm and subject
 * ends. Returns null when the account was deleted. */
export async function giveConsent(
  services: Pick<Services, 'settings' | 'now'>,
  tx: Transaction,
  { userId, ...given }: GivenConsent,
): Promise<string | null> {
  const user = await findUser(tx, userId);
  if (user === null) return null;
  const consentId = randomUUID();
  const givenAt = services.now();
  const { consentDays } = leadClocksOn(istDateOf(givenAt));
  await insertConsent(tx, {
    ...given,
    userId,
    consentId,
    textVersion,
    givenAt,
    endsAt: new Date(givenAt.getTime() + consentDays * 86_400_000),
    contactSealed: sealContact(services, consentId, { mobile: user.mobile, name: user.name }),
  });
  return consentId;
}
