import type { ListedCar, ListedInspection, StatedFacts } from '@pahiya/domain/listings/listing';
import type { PriceLabel } from '@pahiya/domain/valuation/price-label';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** A live listing whose label is due. */
export type UnlabelledRow = Pick<
  ListedCar,
  'cityId' | 'make' | 'model' | 'fuel' | 'gearbox' | 'madeYear' | 'km' | 'owners' | 'price'
> & {
  readonly id: string;
  readonly publicId: string;
  readonly accident: StatedFacts['accident'];
  readonly inspection: ListedInspection | null;
  readonly isSandbox: boolean;
};

/** Live listings without a label, then those whose label was worked out longest before `olderThan`. */
export async function selectUnlabelled(
  sql: Queryable,
  olderThan: Date,
  limit: number,
): Promise<readonly UnlabelledRow[]> {
  return sql<UnlabelledRow[]>`
    select id, public_id as "publicId", city_id as "cityId", make, model, fuel, gearbox,
      made_year::int as "madeYear", km, owners::int as owners, price_paise as price,
      stated->>'accident' as accident, inspection, is_sandbox as "isSandbox"
    from used_listings where state = 'live' and (label is null or label_at < ${olderThan})
    order by label_at nulls first, id limit ${limit}`;
}

/** Stores a label that was worked out for a price; not when the price has changed since. */
export async function putLabel(
  tx: Transaction,
  { id, price }: Pick<UnlabelledRow, 'id' | 'price'>,
  label: PriceLabel,
  at: Date,
): Promise<void> {
  await tx`
    update used_listings set label = ${tx.json(label)}, label_at = ${at}
    where id = ${id} and price_paise = ${price} and state = 'live'`;
}
