import { randomUUID } from 'node:crypto';
import type { PartnerRole } from '@pahiya/contracts/partner-roles';
import { type Language, pathIn } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { writePlainMail } from '../../../plain-mail.ts';
import type { Services } from '../../../services.ts';
import { newToken, tokenHash } from '../../auth/session-token.ts';
import { newEnrolment, sealTotpSecret } from '../../credentials/totp.ts';
import { findMemberByEmail } from '../store/member-repository.ts';
import { emailTaken, mailNotSent } from '../store/partner-refusals.ts';
import { insertInvitation } from './invitation-repository.ts';
import { invitationWords } from './invitation-words.ts';

/** Whom to invite. `memberId`: a member who gets new credentials. `invitedBy`: null for an operator. */
export type Invitee = {
  readonly firmId: string;
  readonly firmName: string;
  readonly memberId: string | null;
  readonly email: string;
  readonly displayName: string;
  readonly role: PartnerRole;
  readonly branchIds: readonly string[];
  readonly language: Language;
  readonly invitedBy: string | null;
};

const validMs = 72 * 3_600_000;

/** Stores an invitation and mails its link, valid for 72 hours, in the caller's transaction: when the mail cannot be
 * sent, the caller rolls back. Refuses `partner/email-taken` for the address of another member, of any firm. */
export async function inviteMember(
  services: Pick<Services, 'email' | 'settings' | 'now'>,
  tx: Queryable,
  invitee: Invitee,
): Promise<Result<{ readonly invitationId: string; readonly expiresAt: string }, Refusal>> {
  const { settings } = services;
  const known = await findMemberByEmail(tx, invitee.email);
  if (known !== null && known.memberId !== invitee.memberId) return err(emailTaken);
  const at = services.now();
  const token = newToken();
  const invitationId = randomUUID();
  const expiresAt = new Date(at.getTime() + validMs);
  const { secret } = newEnrolment(settings.brand.name, invitee.email);
  const owner = { kind: 'partner', id: invitationId } as const;
  await insertInvitation(tx, {
    ...invitee,
    invitationId,
    tokenHash: Buffer.from(tokenHash(token)),
    totpSecret: sealTotpSecret(settings.secret, owner, secret),
    at,
    expiresAt,
  });
  const { language } = invitee;
  const brandName = settings.brand.name;
  const words = invitationWords[language](brandName, invitee.firmName);
  const path = pathIn(language, `/partner/invitation/${token}`);
  const url = new URL(path, settings.brand.siteUrl).href;
  const sent = await services.email.send({
    to: invitee.email,
    subject: words.subject,
    ...writePlainMail({ ...words, language, link: { label: words.link, url }, brandName }),
    messageId: invitationId,
  });
  return sent.ok ? ok({ invitationId, expiresAt: expiresAt.toISOString() }) : err(mailNotSent);
}
