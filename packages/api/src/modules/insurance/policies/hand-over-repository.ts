import type { Queryable } from '../../../db/database.ts';

/** A premium that has not reached its insurer. */
export type LatePremium = {
  readonly policyId: string;
  readonly insurer: string;
  readonly paidAt: Date;
};

/** Issued policies that were paid until a time, whose premium is not handed over and which the desk was not told about,
 * oldest payment first. */
export function selectLatePremiums(
  sql: Queryable,
  paidUntil: Date,
): Promise<readonly LatePremium[]> {
  return sql<LatePremium[]>`
    select id as "policyId", insurer_name as insurer, paid_at as "paidAt"
    from insurance_policies
    where policy_number is not null and handed_over_at is null and hand_over_alarm_at is null
      and paid_at <= ${paidUntil}
    order by paid_at, id limit 1000`;
}

/** Notes that the desk was told. */
export async function updateAlarmed(
  sql: Queryable,
  policyIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    update insurance_policies set hand_over_alarm_at = ${at}
    where id = any(${[...policyIds]}::uuid[])`;
}
