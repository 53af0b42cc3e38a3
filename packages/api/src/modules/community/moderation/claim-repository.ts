import type { Queryable, Transaction } from '../../../db/database.ts';
import type { WrittenKind } from './moderation-repository.ts';

type Subject = { readonly kind: WrittenKind; readonly id: string };
type Claim = Subject & { readonly operatorId: string; readonly now: Date };

/** Claims a text until a time; false: another moderator looks at it. */
export async function putClaim(
  tx: Transaction,
  { kind, id, operatorId, now, until }: Claim & { readonly until: Date },
): Promise<boolean> {
  const { count } = await tx`
    insert into community_claims (kind, subject_id, operator_id, claimed_until)
    values (${kind}, ${id}, ${operatorId}, ${until})
    on conflict (kind, subject_id) do update set operator_id = excluded.operator_id,
      claimed_until = excluded.claimed_until
      where community_claims.operator_id = ${operatorId} or community_claims.claimed_until <= ${now}`;
  return count > 0;
}

export async function dropClaim(tx: Queryable, { kind, id, operatorId }: Omit<Claim, 'now'>) {
  await tx`delete from community_claims
    where kind = ${kind} and subject_id = ${id} and operator_id = ${operatorId}`;
}

/** Whether another moderator looks at a text. */
export async function isClaimedByOther(
  tx: Queryable,
  { kind, id, operatorId, now }: Claim,
): Promise<boolean> {
  const { count } = await tx`select from community_claims where kind = ${kind}
    and subject_id = ${id} and operator_id <> ${operatorId} and claimed_until > ${now}`;
  return count > 0;
}

/** Deletes the claim of whoever has it, once a text is decided. */
export async function endClaim(tx: Queryable, { kind, id }: Subject): Promise<void> {
  await tx`delete from community_claims where kind = ${kind} and subject_id = ${id}`;
}
