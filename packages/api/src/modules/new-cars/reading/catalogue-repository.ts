import type {
  CarBody,
  CarFuel,
  DriveKind,
  GearboxKind,
  PriceKind,
} from '@pahiya/domain/new-cars/car-facts';
import type { CarPrice, Specification } from '@pahiya/domain/new-cars/catalogue-row';
import type { Confidence } from '@pahiya/domain/places/rto-offices';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

export type MakeRow = {
  readonly slug: string;
  readonly name: string;
  readonly models: number;
};

/** Makes in alphabetical order. */
export async function selectMakes(sql: Queryable): Promise<readonly MakeRow[]> {
  return sql<MakeRow[]>`
    select m.slug, m.name, count(o.id)::int as models
    from car_makes m join car_models o on o.make_id = m.id
    group by m.id order by lower(m.name), m.slug`;
}

/** A variant with the newest of its prices. */
export type VariantRow = {
  readonly makeName: string;
  readonly modelSlug: string;
  readonly modelName: string;
  readonly body: CarBody;
  readonly slug: string;
  readonly name: string;
  readonly fuel: CarFuel;
  readonly gearboxKind: GearboxKind | null;
  readonly gearbox: string | null;
  readonly drive: DriveKind | null;
  readonly specification: Specification;
  readonly price: (Omit<CarPrice, 'source'> & { readonly source: CarSourceRow }) | null;
};
export type CarSourceRow = { readonly title: string; readonly asOf: string };

type Flat = Omit<VariantRow, 'price'> & {
  readonly makeSlug: string;
  readonly kind: PriceKind | null;
  readonly amount: Paise | null;
  readonly asOf: IstDate | null;
  readonly confidence: Confidence | null;
  readonly sourceTitle: string | null;
  readonly sourceAsOf: string | null;
};

/** Which variants: all of a make, of a model, or one. */
export type VariantKey = {
  readonly make: string;
  readonly model?: string;
  readonly variant?: string;
};
/** One variant. */
export type OneVariant = Required<VariantKey>;

/** Variants by model and name. The price is the newest full one; without any, the newest without the battery. */
export async function selectVariants(
  sql: Queryable,
  { make, model, variant }: VariantKey,
): Promise<readonly VariantRow[]> {
  const rows = await selectFlat(
    sql,
    sql`m.slug = ${make}
      ${model === undefined ? sql`` : sql`and o.slug = ${model}`}
      ${variant === undefined ? sql`` : sql`and v.slug = ${variant}`}`,
  );
  return rows.map(({ makeSlug: _, ...row }) => row);
}

/** Variants by `make/model/variant`; those that the catalogue does not have are absent. */
export async function selectVariantsById(
  sql: Queryable,
  keys: readonly OneVariant[],
): Promise<ReadonlyMap<string, VariantRow>> {
  const rows = await selectFlat(
    sql,
    sql`(m.slug, o.slug, v.slug) in (select * from unnest(
      ${keys.map(({ make }) => make)}::text[], ${keys.map(({ model }) => model)}::text[],
      ${keys.map(({ variant }) => variant)}::text[]))`,
  );
  return new Map(
    rows.map(({ makeSlug, ...row }) => [`${makeSlug}/${row.modelSlug}/${row.slug}`, row]),
  );
}

async function selectFlat(sql: Queryable, wanted: ReturnType<Queryable>) {
  const rows = await sql<Flat[]>`
    select m.slug as "makeSlug", m.name as "makeName", o.slug as "modelSlug", o.name as "modelName", o.body, v.slug, v.name, v.fuel,
      v.gearbox_kind as "gearboxKind", v.gearbox, v.drive, v.specification,
      p.kind, p.paise as amount, p.as_of as "asOf", p.confidence,
      s.title as "sourceTitle", s.as_of as "sourceAsOf"
    from car_makes m join car_models o on o.make_id = m.id join car_variants v on v.model_id = o.id
      left join lateral (
        select * from car_prices c where c.variant_id = v.id
        order by c.kind = 'full' desc, c.as_of desc, c.recorded_at desc limit 1
      ) p on true
      left join car_sources s on s.code = p.source_code
    where ${wanted}
    order by lower(o.name), o.slug, lower(v.name), v.slug`;
  return rows.map(({ kind, amount, asOf, confidence, sourceTitle, sourceAsOf, ...row }) => ({
    ...row,
    price:
      kind === null || amount === null || asOf === null || confidence === null
        ? null
        : {
            kind,
            amount,
            asOf,
            confidence,
            source: { title: sourceTitle ?? '', asOf: sourceAsOf ?? '' },
          },
  }));
}

/** A price that was ever stated. */
export type StatedPrice = {
  readonly kind: PriceKind;
  readonly amount: Paise;
  readonly asOf: IstDate;
  readonly confidence: Confidence;
  readonly source: string;
};

/** Every price of a variant, newest first. */
export async function selectPrices(
  sql: Queryable,
  { make, model, variant }: Required<VariantKey>,
): Promise<readonly StatedPrice[]> {
  return sql<StatedPrice[]>`
    select c.kind, c.paise as amount, c.as_of as "asOf", c.confidence, s.title as source
    from car_makes m join car_models o on o.make_id = m.id join car_variants v on v.model_id = o.id
      join car_prices c on c.variant_id = v.id join car_sources s on s.code = c.source_code
    where m.slug = ${make} and o.slug = ${model} and v.slug = ${variant}
    order by c.as_of desc, c.kind, c.recorded_at desc`;
}

export type RatingRow = {
  readonly makeSlug: string;
  readonly modelSlug: string;
  readonly programme: string;
  readonly year: number;
  readonly adultStars: number;
  readonly childStars: number;
  /** Airbags of the car tested; null: the source does not say. */
  readonly airbagsTested: number | null;
  readonly confidence: Confidence;
};

/** Crash ratings of the models of makes, newest first. */
export async function selectRatings(
  sql: Queryable,
  makes: readonly string[],
): Promise<readonly RatingRow[]> {
  return sql<RatingRow[]>`
    select m.slug as "makeSlug", o.slug as "modelSlug", r.programme, r.year, r.adult_stars as "adultStars",
      r.child_stars as "childStars", r.airbags_tested as "airbagsTested", r.confidence
    from car_makes m join car_models o on o.make_id = m.id join car_ratings r on r.model_id = o.id
    where m.slug = any(${[...makes]}) order by m.slug, o.slug, r.year desc, r.programme`;
}

/** The name of a make; null if there is none. */
export async function selectMakeName(sql: Queryable, make: string): Promise<string | null> {
  const [row] = await sql<{ name: string }[]>`select name from car_makes where slug = ${make}`;
  return row?.name ?? null;
}

/** Titles of the sources of a specification. */
export async function selectSourceTitles(
  sql: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CarSourceRow>> {
  const rows = await sql<(CarSourceRow & { code: string })[]>`
    select code, title, as_of as "asOf" from car_sources where code = any(${[...codes]})`;
  return new Map(rows.map(({ code, ...row }) => [code, row]));
}

/** The source that says that a model was not crash-tested; null without one. */
export async function selectUntested(
  sql: Queryable,
  { make, model }: Required<Pick<VariantKey, 'make' | 'model'>>,
): Promise<string | null> {
  const [row] = await sql<{ untested: string }[]>`
    select s.title as untested from car_makes m join car_models o on o.make_id = m.id
      join car_sources s on s.code = o.untested_source_code
    where m.slug = ${make} and o.slug = ${model}`;
  return row?.untested ?? null;
}

/** Name of a model with its make; null: there is no such model. */
export async function selectModelName(
  sql: Queryable,
  { make, model }: { readonly make: string; readonly model: string },
): Promise<string | null> {
  const [row] = await sql<{ name: string }[]>`
    select m.name || ' ' || o.name as name from car_makes m join car_models o on o.make_id = m.id
    where m.slug = ${make} and o.slug = ${model}`;
  return row?.name ?? null;
}
