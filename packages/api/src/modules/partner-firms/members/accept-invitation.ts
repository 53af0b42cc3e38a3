import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  PartnerSession,
  partnerAcceptInvitation,
  partnerInvitation,
} from '@pahiya/contracts/partner-firms/partner-session-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { toString as toQr } from 'qrcode';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import { deviceLabel } from '../../auth/device-label.ts';
import { tokenHash } from '../../auth/session-token.ts';
import { hashPassword } from '../../credentials/password-hash.ts';
import { codeTries, forgetTries, takeTry } from '../../credentials/sign-in-tries.ts';
import { enrolmentOf, openTotpSecret, sealTotpSecret, stepOfCode } from '../../credentials/totp.ts';
import { setPartnerCookie } from '../sign-in/partner-cookie.ts';
import {
  endPartnerSessions,
  insertPartnerSession,
  partnerSessionLife,
} from '../sign-in/partner-session-repository.ts';
import { toPartnerSession } from '../sign-in/to-partner-session.ts';
import {
  findMember,
  insertMember,
  takeMemberStep,
  updateCredentials,
} from '../store/member-repository.ts';
import { codeWrong, linkOver, locked } from '../store/partner-refusals.ts';
import { recordPartnerAct } from '../store/record-partner-act.ts';
import { findInvitation, type InvitationRow, useInvitation } from './invitation-repository.ts';

/** What an invitation offers, with the authenticator's secret as text and QR code. */
export async function readInvitation(
  services: Services,
  token: string,
): Promise<Result<AnswerOf<typeof partnerInvitation>, Refusal>> {
  const invitation = await openInvitation(services, token);
  if (invitation === null) return err(linkOver);
  const { firmName, email, displayName, role, expiresAt } = invitation;
  const { base32, uri } = enrolmentOf(
    services.settings.brand.name,
    email,
    secretOf(services, invitation),
  );
  const qrSvg = await toQr(uri, { type: 'svg', margin: 2 });
  return ok({
    firmName,
    email,
    displayName,
    role,
    expiresAt: expiresAt.toISOString(),
    totp: { key: base32, uri, qrSvg },
  });
}

/** Accepts an invitation: creates the member, or replaces a member's credentials, and signs in. */
export async function acceptInvitation(
  services: Services,
  { params, body, request, reply }: Context<typeof partnerAcceptInvitation>,
): Promise<Result<PartnerSession, Refusal>> {
  const { sql, settings } = services;
  const now = services.now();
  const invitation = await openInvitation(services, params.token);
  if (invitation === null) return err(linkOver);
  const { invitationId, firmId } = invitation;
  const tries = codeTries({ kind: 'partner', secret: settings.secret }, invitationId);
  const lockedUntil = await takeTry(sql, tries, now);
  if (lockedUntil !== null) return err(locked(lockedUntil, now));
  const secret = secretOf(services, invitation);
  const step = stepOfCode(secret, body.code, now);
  if (step === null) return err(codeWrong);
  const passwordHash = await hashPassword(body.password);
  const memberId = invitation.memberId ?? randomUUID();
  const totpSecret = sealTotpSecret(settings.secret, { kind: 'partner', id: memberId }, secret);
  const token = await sql.begin(async (tx) => {
    if (!(await useInvitation(tx, invitationId, now))) return null;
    if (!(await saveMember(tx, invitation, { memberId, passwordHash, totpSecret }, now)))
      return null;
    await takeMemberStep(tx, memberId, step);
    await forgetTries(tx, tries);
    await endPartnerSessions(tx, memberId);
    await recordPartnerAct(tx, {
      at: now,
      firmId,
      memberId,
      act: 'accept-invitation',
      subject: invitationId,
      outcome: 'done',
      requestId: request.id,
    });
    const label = deviceLabel(request.headers['user-agent']);
    return (await insertPartnerSession(tx, { memberId, label, now })).token;
  });
  const member = await findMember(sql, memberId);
  if (token === null || member === null) return err(linkOver);
  setPartnerCookie(reply, { token, firmId: member.firmId }, settings);
  const endsAt = new Date(now.getTime() + partnerSessionLife.absoluteMs);
  return ok(toPartnerSession({ ...member, endsAt }));
}

type Credentials = {
  readonly memberId: string;
  readonly passwordHash: string;
  readonly totpSecret: Uint8Array;
};

/** False when the member was removed, or the address was taken, since the invitation was opened. */
async function saveMember(
  tx: Transaction,
  invitation: InvitationRow,
  credentials: Credentials,
  at: Date,
): Promise<boolean> {
  if (invitation.memberId === null) return insertMember(tx, { ...invitation, ...credentials }, at);
  if ((await findMember(tx, invitation.memberId)) === null) return false;
  await updateCredentials(tx, credentials.memberId, credentials);
  return true;
}

function openInvitation({ sql, now }: Services, token: string): Promise<InvitationRow | null> {
  return findInvitation(sql, Buffer.from(tokenHash(token)), now());
}

function secretOf({ settings }: Services, { invitationId, totpSecret }: InvitationRow): Buffer {
  return openTotpSecret(settings.secret, { kind: 'partner', id: invitationId }, totpSecret);
}
