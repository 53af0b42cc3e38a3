import type { CarBody, CarFuel } from '@pahiya/domain/new-cars/car-facts';
import type { CarPrice, Specification, SpecValue } from '@pahiya/domain/new-cars/catalogue-row';
import type { SpecKeyId } from '@pahiya/domain/new-cars/spec-keys';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { StatedPrice, VariantKey } from '../reading/catalogue-repository.ts';

type Name = { readonly slug: string; readonly name: string };

/** A model as it is found. */
export type FoundModel = {
  readonly make: Name;
  readonly model: Name;
  readonly variants: number;
  readonly hasPhoto: boolean;
};

const found = 60;

/** Models whose make and name hold every word of a text. */
export async function findModels(sql: Queryable, text: string): Promise<readonly FoundModel[]> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return sql<FoundModel[]>`
    select json_build_object('slug', m.slug, 'name', m.name) as make,
      json_build_object('slug', o.slug, 'name', o.name) as model,
      (select count(*)::int from car_variants v where v.model_id = o.id) as variants,
      o.photo_id is not null as "hasPhoto"
    from car_makes m join car_models o on o.make_id = m.id
    where (select coalesce(bool_and(position(w in lower(m.name || ' ' || o.name)) > 0), true)
      from unnest(${words}::text[]) w)
    order by lower(m.name), lower(o.name) limit ${found}`;
}

/** A model with what editors set. */
export type EditedModel = {
  readonly modelId: number;
  readonly make: Name;
  readonly model: Name;
  readonly body: CarBody;
  readonly photoId: string | null;
  readonly untested: string | null;
};
type ModelKey = Required<Pick<VariantKey, 'make' | 'model'>>;

/** The model of an address; null if there is none. */
export async function findModel(
  sql: Queryable,
  { make, model }: ModelKey,
): Promise<EditedModel | null> {
  const [row] = await sql<EditedModel[]>`
    select o.id as "modelId", json_build_object('slug', m.slug, 'name', m.name) as make,
      json_build_object('slug', o.slug, 'name', o.name) as model, o.body, o.photo_id as "photoId",
      s.title as untested
    from car_makes m join car_models o on o.make_id = m.id
      left join car_sources s on s.code = o.untested_source_code
    where m.slug = ${make} and o.slug = ${model}`;
  return row ?? null;
}

/** A variant with all its values and prices. */
export type EditedVariant = Name & {
  readonly fuel: CarFuel;
  readonly specification: Specification;
  readonly prices: readonly StatedPrice[];
};

/** Variants of a model by name. */
export async function selectEdited(
  sql: Queryable,
  modelId: number,
): Promise<readonly EditedVariant[]> {
  return sql<EditedVariant[]>`
    select v.slug, v.name, v.fuel, v.specification,
      coalesce((select json_agg(json_build_object('kind', c.kind, 'amount', c.paise,
          'asOf', c.as_of, 'confidence', c.confidence, 'source', s.title)
          order by c.as_of desc, c.recorded_at desc)
        from car_prices c join car_sources s on s.code = c.source_code
        where c.variant_id = v.id), '[]') as prices
    from car_variants v where v.model_id = ${modelId} order by lower(v.name), v.slug`;
}

/** Titles of all sources by code. */
export async function selectTitles(sql: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ code: string; title: string }[]>`select code, title from car_sources`;
  return new Map(rows.map(({ code, title }) => [code, title]));
}

/** The code of a source of this title and month; a new one is stored under the given code. */
export async function putSource(
  tx: Transaction,
  { title, asOf }: { readonly title: string; readonly asOf: string },
  code: string,
): Promise<string> {
  const [known] = await tx<{ code: string }[]>`
    select code from car_sources where title = ${title} and as_of = ${asOf} order by code limit 1`;
  if (known !== undefined) return known.code;
  await tx`insert into car_sources (code, title, as_of) values (${code}, ${title}, ${asOf})`;
  return code;
}

/** Locks a variant; null if there is none. */
export async function lockVariant(
  tx: Transaction,
  { make, model, variant }: Required<VariantKey>,
): Promise<{ readonly id: number; readonly fuel: CarFuel } | null> {
  const [row] = await tx<{ id: number; fuel: CarFuel }[]>`
    select v.id, v.fuel from car_makes m join car_models o on o.make_id = m.id
      join car_variants v on v.model_id = o.id
    where m.slug = ${make} and o.slug = ${model} and v.slug = ${variant} for update of v`;
  return row ?? null;
}

/** Sets a figure, or takes it out. */
export async function putFigure(
  tx: Transaction,
  variantId: number,
  { key, figure, now }: { readonly key: SpecKeyId; readonly figure: SpecValue | null; now: Date },
): Promise<void> {
  await tx`update car_variants set changed_at = ${now},
    specification = ${
      figure === null
        ? tx`specification - ${key}::text`
        : tx`specification || ${tx.json({ [key]: figure })}`
    } where id = ${variantId}`;
}

/** Stores a price; one of the same kind, month and source is replaced. */
export async function putPrice(
  tx: Transaction,
  variantId: number,
  { kind, amount, asOf, source, confidence }: CarPrice,
  now: Date,
): Promise<void> {
  await tx`
    insert into car_prices (variant_id, kind, as_of, source_code, paise, confidence, recorded_at)
    values (${variantId}, ${kind}, ${asOf}, ${source}, ${amount}, ${confidence}, ${now})
    on conflict (variant_id, kind, as_of, source_code) do update set paise = excluded.paise,
      confidence = excluded.confidence, recorded_at = excluded.recorded_at`;
}

/** Sets the photograph of a model, and the source that says it was not tested. */
export async function putModel(
  tx: Transaction,
  modelId: number,
  { photoId, untested }: { readonly photoId: string | null; readonly untested: string | null },
): Promise<void> {
  await tx`update car_models set photo_id = ${photoId}, untested_source_code = ${untested}
    where id = ${modelId}`;
}
