import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

export type WatchChannel = 'sms' | 'email';

/** Who watches the price of which car. */
type Watch = { readonly listingId: string; readonly userId: string };

/** Channels of a watch; empty: there is none. */
export async function selectWatchChannels(
  sql: Queryable,
  { listingId, userId }: Watch,
): Promise<readonly WatchChannel[]> {
  const [row] = await sql<{ channels: WatchChannel[] }[]>`
    select channels from used_price_watches
    where listing_id = ${listingId} and user_id = ${userId}`;
  return row?.channels ?? [];
}

export async function countPriceWatches(sql: Queryable, userId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from used_price_watches where user_id = ${userId}`;
  return row?.count ?? 0;
}

/** Watches a price from what it is now, or changes the channels. */
export async function upsertPriceWatch(
  tx: Queryable,
  { listingId, userId }: Watch,
  { price, channels, at }: { price: Paise; channels: readonly WatchChannel[]; at: Date },
): Promise<void> {
  await tx`
    insert into used_price_watches (listing_id, user_id, price_paise, channels, created_at)
    values (${listingId}, ${userId}, ${price}, ${[...channels]}, ${at})
    on conflict (listing_id, user_id) do update set channels = excluded.channels`;
}

/** Ends a watch; false if there was none. */
export async function deletePriceWatch(
  tx: Queryable,
  { listingId, userId }: Watch,
): Promise<boolean> {
  const { count } = await tx`
    delete from used_price_watches where listing_id = ${listingId} and user_id = ${userId}`;
  return count > 0;
}

/** Ends all watches of a person. */
export async function deletePriceWatchesOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from used_price_watches where user_id = ${userId}`;
}

/** Takes the watches whose price a car is now below; each is told of a price once. */
export async function takeDropped(
  tx: Queryable,
  listingId: string,
  price: Paise,
): Promise<readonly { readonly userId: string; readonly channels: readonly WatchChannel[] }[]> {
  return tx<{ userId: string; channels: WatchChannel[] }[]>`
    update used_price_watches set price_paise = ${price}
    where listing_id = ${listingId} and price_paise > ${price}
    returning user_id as "userId", channels`;
}

/** Watches of a person, for the account's export. */
export async function priceWatchHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select l.public_id as listing, 'price alert' as what, w.channels, w.created_at as "createdAt"
    from used_price_watches w join used_listings l on l.id = w.listing_id
    where w.user_id = ${userId} order by w.created_at`;
}
