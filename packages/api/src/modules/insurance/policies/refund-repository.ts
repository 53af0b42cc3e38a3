import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import { selectPoliciesWhere } from './policy-repository.ts';
import type { PolicyRow } from './policy-row.ts';

/** Cancelled policies whose refund the insurer has not paid back to us. */
export function selectRefundsOwed(sql: Queryable): Promise<readonly PolicyRow[]> {
  return selectPoliciesWhere(
    sql,
    sql`cancelled_at is not null and cancel_refund_paise > 0 and refund_settled_at is null
      order by insurer_id, id limit 10000`,
  );
}

/** Notes that the statement of a day was read, and what came back on it. Returns whether the whole refund has. */
export async function updateRefundRead(
  tx: Queryable,
  policyId: string,
  { day, came, at }: { readonly day: IstDate; readonly came: number; readonly at: Date },
): Promise<boolean> {
  const [row] = await tx<{ isSettled: boolean }[]>`
    update insurance_policies set refund_read_until = ${day},
      refund_stated_paise = refund_stated_paise + ${came},
      refund_settled_at =
        case when refund_stated_paise + ${came} >= cancel_refund_paise then ${at}::timestamptz end
    where id = ${policyId} and refund_settled_at is null
    returning refund_settled_at is not null as "isSettled"`;
  return row?.isSettled ?? true;
}

/** Marks a refund that is late or came back as more than it was; unmarks one that is settled. */
export async function updateRefundOwed(
  tx: Queryable,
  policyId: string,
  dueBefore: Date,
): Promise<void> {
  await tx`
    update insurance_policies set is_refund_owed =
      refund_stated_paise > cancel_refund_paise
      or (refund_settled_at is null and cancelled_at < ${dueBefore})
    where id = ${policyId}`;
}
