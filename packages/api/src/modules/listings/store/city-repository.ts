import type { Queryable, Transaction } from '../../../db/database.ts';

/** A city with used cars. */
export type CityState = {
  readonly cityId: number;
  readonly live: number;
  /** Grows with every change of a live listing. */
  readonly changes: number;
};

/** Cities that have, or had, used cars. */
export async function selectCityStates(sql: Queryable): Promise<readonly CityState[]> {
  return sql<CityState[]>`
    select city_id as "cityId", live, changes from used_cities order by live desc, city_id`;
}

/** Counts a city's live listings again and marks its index as old. Call it last: transactions that change listings of one
 * city wait for each other from here on. */
export async function touchCities(tx: Transaction, cityIds: readonly number[]): Promise<void> {
  const cities = [...new Set(cityIds)].sort((a, b) => a - b);
  if (cities.length === 0) return;
  await tx`
    insert into used_cities (city_id, live, changes) select id, 0, 0 from unnest(${cities}::int[]) as id
    on conflict (city_id) do nothing`;
  await tx`select 1 from used_cities where city_id = any(${cities}::int[]) order by city_id for update`;
  await tx`
    update used_cities c set changes = changes + 1, live = (
      select count(*) from used_listings l where l.city_id = c.city_id and l.state = 'live')
    where city_id = any(${cities}::int[])`;
}
