import type {
  loginPartner as contract,
  PartnerSession,
} from '@pahiya/contracts/partner-firms/partner-session-contracts';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import { deviceLabel } from '../../auth/device-label.ts';
import { signInWithCode } from '../../credentials/sign-in-with-code.ts';
import { findMemberByEmail, takeMemberStep } from '../store/member-repository.ts';
import { locked, signInRefused } from '../store/partner-refusals.ts';
import { recordPartnerAct } from '../store/record-partner-act.ts';
import { partnerDevice, setPartnerCookie } from './partner-cookie.ts';
import { insertPartnerSession, partnerSessionLife } from './partner-session-repository.ts';
import { toPartnerSession } from './to-partner-session.ts';

/** Signs a member in with a password and an unused code; see {@link signInWithCode}. */
export async function loginPartner(
  services: Services,
  { body, request, reply, address }: Context<typeof contract>,
): Promise<Result<PartnerSession, Refusal>> {
  const { sql, settings } = services;
  const member = await findMemberByEmail(sql, body.email);
  const opened = await signInWithCode(
    services,
    { ...body, name: body.email, request, reply, address },
    {
      kind: 'partner',
      account: member && { ...member, id: member.memberId },
      device: partnerDevice(settings),
      locked,
      refused: signInRefused,
      takeStep: takeMemberStep,
      open: (tx, memberId, now) => {
        const label = deviceLabel(request.headers['user-agent']);
        return insertPartnerSession(tx, { memberId, label, now });
      },
      record: (outcome, at) =>
        recordPartnerAct(sql, {
          ...{ at, firmId: member?.firmId ?? null, memberId: member?.memberId ?? null },
          ...{ act: 'sign-in', outcome, requestId: request.id },
        }),
    },
  );
  if (!opened.ok) return opened;
  const { account, session, at } = opened.value;
  setPartnerCookie(reply, { token: session.token, firmId: account.firmId }, settings);
  const endsAt = new Date(at.getTime() + partnerSessionLife.absoluteMs);
  return ok(toPartnerSession({ ...account, endsAt }));
}
