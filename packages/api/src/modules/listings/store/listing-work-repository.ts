import { chosenRows, type RowChoice } from '../../../db/choose-rows.ts';
import type { Queryable } from '../../../db/database.ts';
import { namedRow } from '../../../db/named-rows.ts';
import type { DeskThing, DeskWork } from '../../../desk-work.ts';

type ListingWorkRow = Pick<
  DeskWork,
  'itemId' | 'type' | 'name' | 'amount' | 'publicId' | 'vehicleNumber'
> & { readonly handedInAt: Date };

/** Listings that wait for a check. */
export async function selectListingWork(
  sql: Queryable,
  which: RowChoice,
): Promise<readonly ListingWorkRow[]> {
  return sql<ListingWorkRow[]>`
    select l.id as "itemId", l.seller_kind as type, l.price_paise as amount,
      l.make_name || ' ' || l.model_name || ' ' || l.made_year as name,
      l.public_id as "publicId", l.vehicle_number as "vehicleNumber",
      coalesce((l.review->>'handedInAt')::timestamptz, l.created_at) as "handedInAt"
    from used_listings l
    where l.state = 'in-review' and l.vehicle_number is not null
      ${chosenRows(sql, sql`l.id`, which)}`;
}

/** Listings in any state, by their public id or their id. */
export function selectListingsNamed(sql: Queryable, id: string): Promise<readonly DeskThing[]> {
  return sql<DeskThing[]>`
    select l.id as "itemId", l.seller_kind as type, l.public_id as "publicId", l.state,
      l.make_name || ' ' || l.model_name || ' ' || l.made_year as name
    from used_listings l where l.public_id = ${id} or ${namedRow(sql, sql`l.id`, id)}
    order by l.id limit 50`;
}

export async function lockListing(tx: Queryable, id: string): Promise<void> {
  await tx`select 1 from used_listings where id = ${id} for update`;
}
