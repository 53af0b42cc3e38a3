import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';

type Policy = {
  readonly orderId: string;
  readonly insurer: string;
  readonly policyNumber: string;
};

/** Paid policies that have no number yet, oldest payment first. */
export function selectAwaited(sql: Queryable) {
  return sql<
    {
      readonly orderId: string;
      readonly insurer: string;
      readonly paidAt: Date;
      readonly isDown: boolean;
    }[]
  >`
    select order_id as "orderId", insurer_name as insurer, paid_at as "paidAt",
      state = 'insurer-down' as "isDown"
    from insurance_policies
    where state in ('issuing', 'insurer-down') and paid_at is not null
    order by paid_at, id limit 200`;
}

/** Policies whose premium is not with the insurer, oldest payment first. */
export function selectHandOvers(sql: Queryable) {
  return sql<(Policy & { readonly paidAt: Date })[]>`
    select order_id as "orderId", insurer_name as insurer, policy_number as "policyNumber",
      paid_at as "paidAt"
    from insurance_policies
    where policy_number is not null and handed_over_at is null
    order by paid_at, id limit 200`;
}

/** Cancellations since a time, and those that no insurer has confirmed. */
export function selectCancellations(sql: Queryable, since: Date) {
  return sql<
    (Policy & {
      readonly part: 'own-damage' | 'whole';
      readonly refund: number;
      readonly on: IstDate;
      readonly isConfirmed: boolean;
    })[]
  >`
    select order_id as "orderId", insurer_name as insurer, policy_number as "policyNumber",
      cancel_part as part, cancel_refund_paise as refund, cancel_on as "on",
      cancelled_at is not null as "isConfirmed"
    from insurance_policies
    where cancel_asked_at is not null and (cancelled_at is null or cancel_asked_at > ${since})
    order by (cancelled_at is null) desc, cancel_asked_at desc, id limit 200`;
}

/** How each insurer answered since a time. */
export function selectAnswerCounts(sql: Queryable, since: Date) {
  return sql<
    {
      readonly insurerId: string;
      readonly quotes: number;
      readonly declined: number;
      readonly failed: number;
    }[]
  >`
    select insurer_id as "insurerId", count(*) filter (where state = 'quote') as quotes,
      count(*) filter (where state = 'declined') as declined,
      count(*) filter (where state = 'failed') as failed
    from insurance_answers where answered_at > ${since} group by insurer_id`;
}
