import { err, ok } from '@pahiya/domain/shared/result';
import { type FindPartnerMember, type PartnerMember, signInFirst } from '../../../http/caller.ts';
import type { Asking } from '../../../http/exchange.ts';
import type { Services } from '../../../services.ts';
import { wrongRole } from '../store/partner-refusals.ts';
import { recordPartnerAct } from '../store/record-partner-act.ts';
import { partnerTokenOf } from './partner-cookie.ts';
import {
  findPartnerSession,
  partnerSessionLife,
  touchPartnerSession,
} from './partner-session-repository.ts';

/** Finds the member of a request and checks the role for the call. A call without the role is recorded. */
export function makeFindPartnerMember(services: Pick<Services, 'sql' | 'now'>): FindPartnerMember {
  const { sql, now } = services;
  return async (request, { call, memberRoles }) => {
    const member = await memberOf(services, request);
    if (member === null) return err(signInFirst);
    if (memberRoles === undefined || memberRoles.includes(member.role)) return ok(member);
    await recordPartnerAct(sql, {
      at: now(),
      firmId: member.firmId,
      memberId: member.memberId,
      act: 'call',
      subject: `${call.method} ${call.path}`,
      outcome: wrongRole.code,
      requestId: request.id,
    });
    return err(wrongRole);
  };
}

async function memberOf(
  { sql, now: clock }: Pick<Services, 'sql' | 'now'>,
  request: Asking,
): Promise<PartnerMember | null> {
  const token = partnerTokenOf(request);
  const now = clock();
  const row = token === null ? null : await findPartnerSession(sql, token, now);
  if (row === null) return null;
  const { lastSeenAt, ...member } = row;
  if (now.getTime() - lastSeenAt.getTime() >= partnerSessionLife.touchMs) {
    await touchPartnerSession(sql, row.sessionId, now);
  }
  return { kind: 'partner', ...member };
}
