import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { chosenRows, type RowChoice } from '../../../db/choose-rows.ts';
import type { Queryable } from '../../../db/database.ts';
import { namedRow } from '../../../db/named-rows.ts';
import type { DeskThing, DeskWork } from '../../../desk-work.ts';

type SaleWorkRow = Pick<DeskWork, 'name' | 'state' | 'amount' | 'vehicleNumber'> & {
  readonly saleId: string;
  readonly handoverOn: IstDate;
  readonly acceptedAt: Date;
  /** Time of the handover, or of the calling off; null: neither. */
  readonly endedAt: Date | null;
};

/** Accepted sales with money to receive or to pay: the sums of `dueOf`. */
export async function selectSaleWork(
  sql: Queryable,
  which: RowChoice,
): Promise<readonly SaleWorkRow[]> {
  return sql<SaleWorkRow[]>`
    select s.id as "saleId", coalesce(nullif(s.car->>'title', ''), s.vehicle_number) as name,
      s.state, s.vehicle_number as "vehicleNumber", due.amount, a.handover_on as "handoverOn",
      a.accepted_at as "acceptedAt", case s.state when 'accepted' then null
        when 'called-off' then (select max(m.at) from sale_moves m
          where m.sale_id = s.id and m.event = 'call-off')
        else h.handed_over_at end as "endedAt"
    from sale_cases s join sale_acceptances a on a.sale_id = s.id
      left join sale_handovers h on h.sale_id = s.id
      cross join lateral (select coalesce(array_agg(p.kind), '{}') as kinds
        from sale_payments p where p.sale_id = s.id) paid
      cross join lateral (select case s.state
        when 'accepted' then a.bid_paise
        when 'called-off' then case when 'dealer' = any(paid.kinds)
          and not 'dealer-refund' = any(paid.kinds) then a.bid_paise else 0 end
        else case when 'seller' = any(paid.kinds) then 0 else a.net_paise end
          + case when 'lender' = any(paid.kinds) then 0 else a.loan_paise end
          + case when 'challans' = any(paid.kinds) then 0 else a.challans_paise end
        end as amount) due
    where s.state in ('accepted', 'handed-over', 'paid', 'transferred', 'called-off')
      and due.amount > 0 ${chosenRows(sql, sql`s.id`, which)}`;
}

/** Sales in any state, by their id. */
export function selectSalesNamed(sql: Queryable, id: string): Promise<readonly DeskThing[]> {
  return sql<DeskThing[]>`
    select s.id as "itemId", 'car-sale' as type, left(s.id::text, 8) as "publicId", s.state,
      coalesce(nullif(s.car->>'title', ''), s.vehicle_number) as name
    from sale_cases s where ${namedRow(sql, sql`s.id`, id)} order by s.id limit 50`;
}
