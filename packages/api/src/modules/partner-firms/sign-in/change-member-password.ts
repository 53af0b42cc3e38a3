import type { PartnerSession } from '@pahiya/contracts/partner-firms/partner-session-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Answering, Asking } from '../../../http/exchange.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { deviceLabel } from '../../auth/device-label.ts';
import { hashPassword, isPassword } from '../../credentials/password-hash.ts';
import { forgetTries, passwordTries, takeTry } from '../../credentials/sign-in-tries.ts';
import { findMember, updatePassword } from '../store/member-repository.ts';
import { locked, passwordSame, signInRefused } from '../store/partner-refusals.ts';
import { recordPartnerAct } from '../store/record-partner-act.ts';
import { setPartnerCookie } from './partner-cookie.ts';
import { endPartnerSessions, insertPartnerSession } from './partner-session-repository.ts';
import { toPartnerSession } from './to-partner-session.ts';

type Change = {
  readonly member: PartnerMember;
  readonly current: string;
  readonly next: string;
  readonly request: Asking;
  readonly reply: Answering;
};

/** Changes a member's own password. Ends all sessions; this browser gets a new one. Attempts are limited like
 * sign-ins. */
export async function changeMemberPassword(
  services: Services,
  { member, current, next, request, reply }: Change,
): Promise<Result<PartnerSession, Refusal>> {
  const { sql, settings } = services;
  const now = services.now();
  const { memberId, firmId } = member;
  const act = { at: now, firmId, memberId, act: 'change-password', requestId: request.id } as const;
  const refuse = async (refusal: Refusal) => {
    await recordPartnerAct(sql, { ...act, outcome: refusal.code });
    return err(refusal);
  };
  const tries = passwordTries({ kind: 'partner', secret: settings.secret }, memberId);
  const lockedUntil = await takeTry(sql, tries, now);
  if (lockedUntil !== null) return refuse(locked(lockedUntil, now));
  const row = await findMember(sql, memberId);
  if (!(await isPassword(row?.passwordHash ?? null, current))) return refuse(signInRefused);
  if (current === next) return refuse(passwordSame);
  const passwordHash = await hashPassword(next);
  const { token } = await sql.begin(async (tx) => {
    await forgetTries(tx, tries);
    await updatePassword(tx, memberId, passwordHash);
    await endPartnerSessions(tx, memberId);
    await recordPartnerAct(tx, { ...act, outcome: 'done' });
    const label = deviceLabel(request.headers['user-agent']);
    return insertPartnerSession(tx, { memberId, label, now });
  });
  setPartnerCookie(reply, { token, firmId }, settings);
  return ok(toPartnerSession(member));
}
