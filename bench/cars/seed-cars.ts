import type { Database } from '@pahiya/api/db/database';
import { settle } from '../settle.ts';

/** Fills the catalogue up to `count` variants with copies of its models under other names, prices included. */
export async function seedCars(sql: Database, count: number): Promise<void> {
  const [{ stored } = { stored: 0 }] = await sql<{ stored: number }[]>`
    select count(*)::integer as stored from car_variants`;
  const copies = Math.ceil(count / stored) - 1;
  await sql`
    insert into car_models (make_id, slug, name, body)
    select make_id, slug || '-copy-' || n, name || ' ' || n, body
    from car_models cross join generate_series(1, ${copies}::integer) as n`;
  await sql`
    insert into car_variants
      (model_id, slug, name, fuel, gearbox_kind, gearbox, drive, specification, changed_at)
    select c.id, v.slug, v.name, v.fuel, v.gearbox_kind, v.gearbox, v.drive, v.specification, now()
    from car_models o
      join car_variants v on v.model_id = o.id
      join car_models c on c.make_id = o.make_id and c.slug like o.slug || '-copy-%'
        and c.slug ~ ('^' || o.slug || '-copy-[0-9]+$')
    where o.slug not like '%-copy-%'`;
  await sql`
    insert into car_prices (variant_id, kind, as_of, source_code, paise, confidence, recorded_at)
    select w.id, p.kind, p.as_of, p.source_code, p.paise + (w.id % 50) * 100000, p.confidence, now()
    from car_models o
      join car_variants v on v.model_id = o.id
      join car_prices p on p.variant_id = v.id
      join car_models c on c.make_id = o.make_id and c.slug ~ ('^' || o.slug || '-copy-[0-9]+$')
      join car_variants w on w.model_id = c.id and w.slug = v.slug
    where o.slug not like '%-copy-%'`;
  await settle(sql, ['car_models', 'car_variants', 'car_prices']);
}
