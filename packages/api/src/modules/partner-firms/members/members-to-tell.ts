import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { findMember, membersOfFirm } from '../store/member-repository.ts';

/** Members who get mail about a firm's daily work: on duty, and neither accounts nor auditors. */
export async function membersToTell(
  sql: Queryable,
  firmId: string,
): Promise<readonly { readonly memberId: string }[]> {
  const members = await membersOfFirm(sql, firmId);
  return members.filter(
    ({ role, isOnDuty }) =>
      isOnDuty && (role === 'owner' || role === 'manager' || role === 'agent'),
  );
}

/** Address and language of a member; null: no longer one of this firm. */
export async function memberToMail(
  sql: Queryable,
  memberId: string,
  firmId: string,
): Promise<{ readonly email: string; readonly language: Language } | null> {
  const member = await findMember(sql, memberId);
  return member?.firmId === firmId ? member : null;
}
