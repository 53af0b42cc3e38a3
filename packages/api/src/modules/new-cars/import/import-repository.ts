import type { CatalogueRow } from '@pahiya/domain/new-cars/catalogue-row';
import { slugOf } from '@pahiya/domain/places/slugs';
import type { Queryable } from '../../../db/database.ts';

/** A source that rows name by its code. */
export type CarSource = { readonly code: string; readonly title: string; readonly asOf: string };

/** A crash rating of a model. */
export type CarRating = {
  readonly make: string;
  readonly model: string;
  readonly programme: string;
  readonly year: number;
  readonly adultStars: number;
  readonly childStars: number;
  readonly confidence: string;
};

/** Rows that an import added or changed. */
export type Written = { readonly added: number; readonly changed: number };

/** Makes imports wait for each other until the end of the transaction. */
export async function lockCatalogue(tx: Queryable): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('car-catalogue'))`;
}

/** Stores sources, or their new titles. */
export async function upsertSources(tx: Queryable, sources: readonly CarSource[]): Promise<void> {
  if (sources.length === 0) return;
  await tx`
    insert into car_sources (code, title, as_of)
    select code, title, "asOf" from jsonb_to_recordset(${tx.json(sources)})
      as given (code text, title text, "asOf" text)
    on conflict (code) do update set title = excluded.title, as_of = excluded.as_of`;
}

/** Codes of the known sources. */
export async function selectSourceCodes(sql: Queryable): Promise<readonly string[]> {
  const rows = await sql<{ code: string }[]>`select code from car_sources`;
  return rows.map(({ code }) => code);
}

/** Stores makes, models and variants. Figures that a row does not state are kept. No two rows may be of one variant. */
export async function upsertVariants(
  tx: Queryable,
  rows: readonly CatalogueRow[],
  now: Date,
): Promise<Written> {
  const given = tx`jsonb_to_recordset(${tx.json(rows.map(withSlugs))}) as g (
    "makeSlug" text, "modelSlug" text, "variantSlug" text, make text, model text, variant text,
    body text, fuel text, "gearboxKind" text, gearbox text, drive text, specification jsonb)`;
  await tx`
    insert into car_makes (slug, name)
    select distinct on ("makeSlug") "makeSlug", make from ${given} order by "makeSlug"
    on conflict (slug) do nothing`;
  await tx`
    insert into car_models (make_id, slug, name, body)
    select distinct on (m.id, g."modelSlug") m.id, g."modelSlug", g.model, g.body
    from ${given} join car_makes m on m.slug = g."makeSlug" order by m.id, g."modelSlug"
    on conflict (make_id, slug) do update set body = excluded.body
      where car_models.body <> excluded.body`;
  const written = await tx<{ isNew: boolean }[]>`
    insert into car_variants
      (model_id, slug, name, fuel, gearbox_kind, gearbox, drive, specification, changed_at)
    select o.id, g."variantSlug", g.variant, g.fuel, g."gearboxKind", g.gearbox, g.drive,
      g.specification, ${now}
    from ${given} join car_makes m on m.slug = g."makeSlug"
      join car_models o on o.make_id = m.id and o.slug = g."modelSlug"
    on conflict (model_id, slug) do update set name = excluded.name, fuel = excluded.fuel,
      gearbox_kind = coalesce(excluded.gearbox_kind, car_variants.gearbox_kind),
      gearbox = coalesce(excluded.gearbox, car_variants.gearbox),
      drive = coalesce(excluded.drive, car_variants.drive),
      specification = car_variants.specification || excluded.specification,
      changed_at = excluded.changed_at
    where car_variants.name <> excluded.name or car_variants.fuel <> excluded.fuel
      or not car_variants.specification @> excluded.specification
      or coalesce(excluded.gearbox_kind, '') not in ('', coalesce(car_variants.gearbox_kind, ''))
      or coalesce(excluded.gearbox, '') not in ('', coalesce(car_variants.gearbox, ''))
      or coalesce(excluded.drive, '') not in ('', coalesce(car_variants.drive, ''))
    returning xmax = 0 as "isNew"`;
  return writtenOf(written);
}

/** Stores the prices of rows. A price of the same kind, month and source replaces the one before; all others stay. */
export async function upsertPrices(
  tx: Queryable,
  rows: readonly CatalogueRow[],
  now: Date,
): Promise<Written> {
  const priced = rows.flatMap((row) =>
    row.price === null ? [] : [{ ...slugsOf(row), ...row.price }],
  );
  const written = await tx<{ isNew: boolean }[]>`
    insert into car_prices (variant_id, kind, as_of, source_code, paise, confidence, recorded_at)
    select v.id, g.kind, g."asOf", g.source, g.amount, g.confidence, ${now}
    from jsonb_to_recordset(${tx.json(priced)}) as g ("makeSlug" text, "modelSlug" text,
      "variantSlug" text, kind text, "asOf" date, source text, amount bigint, confidence text)
      join car_makes m on m.slug = g."makeSlug"
      join car_models o on o.make_id = m.id and o.slug = g."modelSlug"
      join car_variants v on v.model_id = o.id and v.slug = g."variantSlug"
    on conflict (variant_id, kind, as_of, source_code) do update
      set paise = excluded.paise, confidence = excluded.confidence, recorded_at = excluded.recorded_at
    where car_prices.paise <> excluded.paise or car_prices.confidence <> excluded.confidence
    returning xmax = 0 as "isNew"`;
  return writtenOf(written);
}

/** Stores ratings of known models. */
export async function upsertRatings(tx: Queryable, ratings: readonly CarRating[]): Promise<void> {
  const given = ratings.map((one) => ({
    ...one,
    makeSlug: slugOf(one.make),
    modelSlug: slugOf(one.model),
  }));
  await tx`
    insert into car_ratings (model_id, programme, year, adult_stars, child_stars, confidence)
    select o.id, g.programme, g.year, g."adultStars", g."childStars", g.confidence
    from jsonb_to_recordset(${tx.json(given)}) as g ("makeSlug" text, "modelSlug" text,
      programme text, year smallint, "adultStars" smallint, "childStars" smallint, confidence text)
      join car_makes m on m.slug = g."makeSlug"
      join car_models o on o.make_id = m.id and o.slug = g."modelSlug"
    on conflict (model_id, programme, year) do update set adult_stars = excluded.adult_stars,
      child_stars = excluded.child_stars, confidence = excluded.confidence`;
}

/** Whether there is any variant. */
export async function hasVariants(sql: Queryable): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`select exists (select from car_variants) as has`;
  return row?.has === true;
}

function withSlugs(row: CatalogueRow) {
  const { price, ...rest } = row;
  return { ...rest, ...slugsOf(row) };
}

function slugsOf({ make, model, variant }: CatalogueRow) {
  return { makeSlug: slugOf(make), modelSlug: slugOf(model), variantSlug: slugOf(variant) };
}

function writtenOf(rows: readonly { readonly isNew: boolean }[]): Written {
  const added = rows.filter(({ isNew }) => isNew).length;
  return { added, changed: rows.length - added };
}
