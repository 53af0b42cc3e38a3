import type { Database } from '@pahiya/api/db/database';

/** Models that the adverts are of, the first with the most. */
const models = [
  ['maruti-suzuki', 'swift', 'Maruti Suzuki', 'Swift'],
  ['hyundai', 'i20', 'Hyundai', 'i20'],
  ['honda', 'city', 'Honda', 'City'],
  ['tata', 'nexon', 'Tata', 'Nexon'],
] as const;
const batch = 50_000;

/** Stores invented adverts up to a number: four models of twelve years in two hundred cities, petrol and diesel. */
export async function seedAdverts(sql: Database, total: number): Promise<void> {
  const [makes, names] = [models.map(([make]) => make), models.map(([, model]) => model)];
  const shown = models.map(([, , make, model]) => `${make}|${model}`);
  for (let from = 0; from < total; from += batch) {
    const to = Math.min(total, from + batch);
    await sql`
      with made as (
        select n, gen_random_uuid() as car, 1 + n % 4 as which,
          2014 + (n / 4) % 12 as year, 10001 + (n / 48) % 200 as city
        from generate_series(${from}::int, ${to - 1}::int) n
      ), cars as (
        insert into used_cars (id, mark_hash, first_live_at)
        select car, sha256(('bench' || n)::bytea), now() from made returning 1
      )
      insert into used_listings (id, public_id, car_id, state, seller_kind, city_id, make, model,
        make_name, model_name, body, fuel, gearbox, made_year, office_code, km, owners, price_paise,
        colour, stated, created_at, live_at, is_sandbox)
      select gen_random_uuid(), 'bench' || n, car, 'live', 'owner', city,
        (${makes}::text[])[which], (${names}::text[])[which],
        split_part((${shown}::text[])[which], '|', 1), split_part((${shown}::text[])[which], '|', 2),
        'hatchback', case when (n / 9600) % 3 = 0 then 'diesel' else 'petrol' end, 'manual', year, 'DL01',
        (n::bigint * 7919) % 150000, 1 + n % 3,
        (300000::bigint + (year - 2014) * 40000 + (n % 10000 * 31) % 60000) * 100, 'white',
        '{"accident": "none"}', now(), now(), true
      from made`;
  }
  await sql`analyze used_listings`;
}
