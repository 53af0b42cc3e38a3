import type { AssignmentRule } from '@pahiya/domain/leads/assignment';
import type { Queryable } from '../../../db/database.ts';

/** A rule as stored. */
export type RuleRow = AssignmentRule & { readonly ruleId: string; readonly createdAt: Date };

/** Rules of a firm, the earliest first. */
export function rulesOfFirm(sql: Queryable, firmId: string): Promise<readonly RuleRow[]> {
  return sql<RuleRow[]>`
    select id as "ruleId", city_id as "cityId", kind, word, member_ids as "memberIds",
      created_at as "createdAt"
    from partner_lead_rules where firm_id = ${firmId} order by created_at, id`;
}

/** Stores a rule. */
export async function insertRule(
  tx: Queryable,
  rule: RuleRow & { readonly firmId: string; readonly createdBy: string },
): Promise<void> {
  await tx`
    insert into partner_lead_rules (id, firm_id, city_id, kind, word, member_ids, created_at,
      created_by)
    values (${rule.ruleId}, ${rule.firmId}, ${rule.cityId}, ${rule.kind}, ${rule.word},
      ${[...rule.memberIds]}::uuid[], ${rule.createdAt}, ${rule.createdBy})`;
}

/** Deletes a rule of a firm; false when it has none of this id. */
export async function deleteRule(tx: Queryable, firmId: string, ruleId: string): Promise<boolean> {
  const { count } = await tx`
    delete from partner_lead_rules where id = ${ruleId} and firm_id = ${firmId}`;
  return count === 1;
}

/** Makes concurrent changes of a firm's rules wait for each other, until the transaction ends. */
export async function lockRules(tx: Queryable, firmId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`lead-rules ${firmId}`}, 0))`;
}

/** Takes the member with the fewest open leads, of two the one who was given a lead longest ago. A member to whom another
 * transaction is giving a lead is passed over; when that is all of them, null. */
export async function takeLeastBusy(
  tx: Queryable,
  among: readonly string[],
  at: Date,
): Promise<string | null> {
  const ids = [...among].sort();
  await tx`
    insert into partner_lead_turns (member_id)
    select unnest(${ids}::uuid[]) on conflict (member_id) do nothing`;
  const [row] = await tx<{ memberId: string }[]>`
    select t.member_id as "memberId" from partner_lead_turns t
    where t.member_id = any(${ids}::uuid[])
    order by (select count(*) from partner_leads l
        where l.member_id = t.member_id and l.closed_at is null),
      t.given_at nulls first, t.member_id
    limit 1 for update of t skip locked`;
  if (row === undefined) return null;
  await tx`update partner_lead_turns set given_at = ${at} where member_id = ${row.memberId}`;
  return row.memberId;
}
