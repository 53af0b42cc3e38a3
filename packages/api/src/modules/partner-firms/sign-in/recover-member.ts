import { randomUUID } from 'node:crypto';
import { type Language, pathIn } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import { writePlainMail } from '../../../plain-mail.ts';
import type { Services } from '../../../services.ts';
import { newToken, tokenHash } from '../../auth/session-token.ts';
import { hashPassword } from '../../credentials/password-hash.ts';
import { codeTries, forgetTries, takeTry } from '../../credentials/sign-in-tries.ts';
import { openTotpSecret, stepOfCode } from '../../credentials/totp.ts';
import {
  findMember,
  findMemberByEmail,
  takeMemberStep,
  updatePassword,
} from '../store/member-repository.ts';
import { codeWrong, linkOver, locked } from '../store/partner-refusals.ts';
import { recordPartnerAct } from '../store/record-partner-act.ts';
import { endPartnerSessions } from './partner-session-repository.ts';
import { findRecovery, insertRecovery, useRecovery } from './recovery-repository.ts';
import { recoveryWords } from './recovery-words.ts';

const linkMs = 60 * 60_000;

/** Mails a link for a new password, valid for an hour, to a member's address. Does nothing for any other address; the
 * caller's answer is the same. The mail is sent after the answer, so that its time tells nothing. */
export async function askRecovery(
  services: Services,
  { email, language, requestId }: { email: string; language: Language; requestId: string },
): Promise<void> {
  const { sql, settings } = services;
  const member = await findMemberByEmail(sql, email);
  if (member === null) return;
  const { memberId, firmId } = member;
  const at = services.now();
  const token = newToken();
  const expiresAt = new Date(at.getTime() + linkMs);
  await sql.begin(async (tx) => {
    await insertRecovery(tx, { tokenHash: Buffer.from(tokenHash(token)), memberId, at, expiresAt });
    await recordPartnerAct(tx, {
      at,
      firmId,
      memberId,
      act: 'ask-new-password',
      outcome: 'done',
      requestId,
    });
  });
  const words = recoveryWords[language](settings.brand.name);
  const url = new URL(pathIn(language, `/partner/recover/${token}`), settings.brand.siteUrl).href;
  const brandName = settings.brand.name;
  await services.email.send({
    to: email,
    subject: words.subject,
    ...writePlainMail({ ...words, language, link: { label: words.link, url }, brandName }),
    messageId: randomUUID(),
  });
}

/** Sets a new password by link and code. Wrong codes are limited like those at sign-in. */
export async function setNewPassword(
  services: Services,
  {
    token,
    password,
    code,
    requestId,
  }: { token: string; password: string; code: string; requestId: string },
): Promise<Result<{ readonly isChanged: true }, Refusal>> {
  const { sql, settings } = services;
  const now = services.now();
  const link = Buffer.from(tokenHash(token));
  const memberId = await findRecovery(sql, link, now);
  const member = memberId === null ? null : await findMember(sql, memberId);
  if (member === null) return err(linkOver);
  const tries = codeTries({ kind: 'partner', secret: settings.secret }, member.email);
  const lockedUntil = await takeTry(sql, tries, now);
  if (lockedUntil !== null) return err(locked(lockedUntil, now));
  const owner = { kind: 'partner', id: member.memberId } as const;
  const secret = openTotpSecret(settings.secret, owner, member.totpSecret);
  const step = stepOfCode(secret, code, now);
  if (step === null) return err(codeWrong);
  const passwordHash = await hashPassword(password);
  return sql.begin(async (tx) => {
    if (!(await takeMemberStep(tx, member.memberId, step))) return err(codeWrong);
    if (!(await useRecovery(tx, link, now))) return err(linkOver);
    await forgetTries(tx, tries);
    await updatePassword(tx, member.memberId, passwordHash);
    await endPartnerSessions(tx, member.memberId);
    await recordPartnerAct(tx, {
      at: now,
      firmId: member.firmId,
      memberId: member.memberId,
      act: 'set-new-password',
      outcome: 'done',
      requestId,
    });
    return ok({ isChanged: true as const });
  });
}
