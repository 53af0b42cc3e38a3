import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** An attempt, what it was used for, and how much of it is refunded or being refunded. */
export type UsedAttempt = {
  readonly gatewayPaymentId: string;
  readonly use: string | null;
  readonly refunded: Paise;
};

/** Attempts by the gateway's ids. */
export async function selectUsed(
  sql: Queryable,
  gatewayPaymentIds: readonly string[],
): Promise<readonly UsedAttempt[]> {
  return sql<UsedAttempt[]>`
    select a.gateway_payment_id as "gatewayPaymentId", a.use,
      coalesce((select sum(r.amount_paise) from refunds r where r.state <> 'declined'
        and r.gateway_payment_id = a.gateway_payment_id), 0)::bigint as refunded
    from payment_attempts a where a.gateway_payment_id = any(${gatewayPaymentIds}::text[])`;
}

/** Attempts of a period that fulfilled an order or are refunded. */
export async function selectUsedBetween(
  sql: Queryable,
  begin: Date,
  until: Date,
): Promise<readonly { readonly subject: string; readonly amount: Paise }[]> {
  return sql<{ subject: string; amount: Paise }[]>`
    select gateway_payment_id as subject, amount_paise as amount from payment_attempts
    where use is not null and created_at between ${begin} and ${until}`;
}

/** Amounts by the gateway's ids of used attempts and of refunds, those negative. */
export async function selectAmounts(
  sql: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Paise>> {
  const rows = await sql<{ id: string; amount: Paise }[]>`
    select gateway_payment_id as id, amount_paise as amount from payment_attempts
    where gateway_payment_id = any(${ids}::text[]) and use is not null
    union all
    select gateway_refund_id, -amount_paise from refunds
    where gateway_refund_id = any(${ids}::text[])`;
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}
