import type {
  loginPartner as contract,
  PartnerSession,
} from '@pahiya/contracts/partner-firms/partner-session-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import { deviceLabel } from '../../auth/device-label.ts';
import { knownDeviceOf, setDeviceCookie } from '../../credentials/known-device.ts';
import { isPassword } from '../../credentials/password-hash.ts';
import {
  codeTries,
  deviceTries,
  forgetTries,
  strangerTries,
  takeTry,
} from '../../credentials/sign-in-tries.ts';
import { openTotpSecret, stepOfCode } from '../../credentials/totp.ts';
import { findMemberByEmail, type MemberRow, takeMemberStep } from '../store/member-repository.ts';
import { locked, signInRefused } from '../store/partner-refusals.ts';
import { recordPartnerAct } from '../store/record-partner-act.ts';
import { partnerDevice, setPartnerCookie } from './partner-cookie.ts';
import { insertPartnerSession, partnerSessionLife } from './partner-session-repository.ts';
import { toPartnerSession } from './to-partner-session.ts';

/** Signs a member in with a password and an unused code. Attempts are counted before the comparison, by known device or
 * by address; all responses take the same work and do not reveal which accounts exist. */
export async function loginPartner(
  services: Services,
  { body, request, reply, address }: Context<typeof contract>,
): Promise<Result<PartnerSession, Refusal>> {
  const { sql, settings } = services;
  const now = services.now();
  const member = await findMemberByEmail(sql, body.email);
  const record = (outcome: string) =>
    recordPartnerAct(sql, {
      at: now,
      firmId: member?.firmId ?? null,
      memberId: member?.memberId ?? null,
      act: 'sign-in',
      outcome,
      requestId: request.id,
    });
  const device = partnerDevice(settings);
  const triesOf = { kind: 'partner', secret: settings.secret } as const;
  const deviceId = member === null ? null : knownDeviceOf(request, device, marked(member), now);
  const tries =
    deviceId === null
      ? strangerTries(triesOf, body.email, address)
      : deviceTries(triesOf, deviceId);
  const lockedUntil = await takeTry(sql, tries, now);
  if (lockedUntil !== null) {
    const refusal = locked(lockedUntil, now);
    await record(refusal.code);
    return err(refusal);
  }
  const isRight = await isPassword(member?.passwordHash ?? null, body.password);
  const codes = codeTries(triesOf, body.email);
  const areCodesLocked = isRight && deviceId === null && (await takeTry(sql, codes, now)) !== null;
  const step =
    member === null || !isRight || areCodesLocked ? null : stepOf(services, member, body.code);
  if (member === null || step === null) {
    await record(signInRefused.code);
    return err(signInRefused);
  }
  const { memberId } = member;
  const session = await sql.begin(async (tx) => {
    // Of two concurrent requests with the same code one succeeds.
    if (!(await takeMemberStep(tx, memberId, step))) return null;
    for (const key of [tries, codes]) await forgetTries(tx, key);
    const label = deviceLabel(request.headers['user-agent']);
    return insertPartnerSession(tx, { memberId, label, now });
  });
  await record(session === null ? signInRefused.code : 'done');
  if (session === null) return err(signInRefused);
  setPartnerCookie(reply, session.token, settings);
  if (deviceId === null) setDeviceCookie(reply, device, marked(member), now);
  const endsAt = new Date(now.getTime() + partnerSessionLife.absoluteMs);
  return ok(toPartnerSession({ ...member, endsAt }));
}

function stepOf(
  { settings, now }: Services,
  { memberId, totpSecret }: MemberRow,
  code: string,
): number | null {
  const owner = { kind: 'partner', id: memberId } as const;
  return stepOfCode(openTotpSecret(settings.secret, owner, totpSecret), code, now());
}

function marked({ memberId, totpSecret }: MemberRow) {
  return { kind: 'partner', id: memberId, totpSecret } as const;
}
