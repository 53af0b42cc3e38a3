import type { PartnerSession } from '@pahiya/contracts/partner-firms/partner-session-contracts';
import type { PartnerMember } from '../../../http/caller.ts';

/** A session as the partner's pages see it. */
export function toPartnerSession(
  member: Omit<PartnerMember, 'kind' | 'sessionId' | 'branchIds'>,
): PartnerSession {
  const { memberId, displayName, email, role, endsAt } = member;
  return {
    memberId,
    displayName,
    email,
    role,
    firm: {
      firmId: member.firmId,
      name: member.firmName,
      kind: member.firmKind,
      isPaused: member.isFirmPaused,
    },
    endsAt: endsAt.toISOString(),
  };
}
