import type { HeldPolicy } from '@pahiya/domain/insurance/held-covers';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';

/** Policies of a person that have their number and end on `today` or later: of one whose own damage is being
 * cancelled third party is left, of one that is cancelled whole nothing. `addedNumber`: that a new vehicle was given
 * since. */
export function selectHeldOf(
  sql: Queryable,
  { userId, today }: { readonly userId: string; readonly today: IstDate },
) {
  return sql<
    (Omit<HeldPolicy, 'lastFour'> & {
      readonly orderId: string;
      readonly policyNumber: string;
      readonly addedNumber: string | null;
    })[]
  >`
    select order_id as "orderId", policy_number as "policyNumber", added_number as "addedNumber",
      insurer_name as insurer, starts_on::text as "from",
      case when cover in ('package', 'bundle') and cancel_part is not null then 'third-party'
        else cover end as cover,
      case when cover = 'bundle' and cancel_part is not null then third_party_until
        else ends_on end::text as until,
      third_party_until::text as "thirdPartyUntil",
      cancel_part is null
        and coalesce(priced -> 'bill' -> 'lines' @> '[{"id": "owner-driver"}]', false)
        as "hasOwnerDriver"
    from insurance_policies
    where user_id = ${userId} and state = 'issued' and policy_number is not null
      and cancel_part is distinct from 'whole' and ends_on is not null
      and greatest(ends_on, third_party_until) >= ${today}
    order by issued_at desc, id limit 500`;
}
