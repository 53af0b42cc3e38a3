import type {
  CarBody,
  CarFuel,
  DriveKind,
  GearboxKind,
  PriceKind,
} from '@pahiya/domain/new-cars/car-facts';
import type { SpecKeyId } from '@pahiya/domain/new-cars/spec-keys';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** A variant as the search needs it, with the newest of its full prices, or without any the newest without battery. */
export type SearchRow = {
  readonly modelId: number;
  readonly makeSlug: string;
  readonly makeName: string;
  readonly modelSlug: string;
  readonly modelName: string;
  readonly body: CarBody;
  readonly slug: string;
  readonly name: string;
  readonly fuel: CarFuel;
  readonly gearboxKind: GearboxKind | null;
  readonly drive: DriveKind | null;
  /** Known figures. */
  readonly figures: Partial<Readonly<Record<SpecKeyId, number>>>;
  readonly price: {
    readonly kind: PriceKind;
    readonly amount: Paise;
    readonly asOf: IstDate;
  } | null;
};

type Flat = Omit<SearchRow, 'price'> & {
  readonly kind: PriceKind | null;
  readonly amount: Paise | null;
  readonly asOf: IstDate | null;
};

/** Variants of the next models after one, by model: the models are read in batches, so that a large catalogue keeps
 * nobody waiting. */
export async function selectSearchRows(
  sql: Queryable,
  afterModelId: number,
  models: number,
): Promise<readonly SearchRow[]> {
  const rows = await sql<Flat[]>`
    select o.id as "modelId", m.slug as "makeSlug", m.name as "makeName", o.slug as "modelSlug",
      o.name as "modelName", o.body, v.slug, v.name, v.fuel, v.gearbox_kind as "gearboxKind",
      v.drive, p.kind, p.paise as amount, p.as_of as "asOf",
      (select coalesce(jsonb_object_agg(f.key, f.value -> 'value'), '{}')
        from jsonb_each(v.specification) f) as figures
    from (select * from car_models c where c.id > ${afterModelId}
        and exists (select from car_variants where model_id = c.id)
        order by c.id limit ${models}) o
      join car_makes m on m.id = o.make_id
      join car_variants v on v.model_id = o.id
      left join lateral (
        select c.kind, c.paise, c.as_of from car_prices c where c.variant_id = v.id
        order by c.kind = 'full' desc, c.as_of desc, c.recorded_at desc limit 1
      ) p on true
    order by o.id, v.id`;
  return rows.map(({ kind, amount, asOf, ...row }) => ({
    ...row,
    price: kind === null || amount === null || asOf === null ? null : { kind, amount, asOf },
  }));
}

export type SearchRating = {
  readonly modelId: number;
  readonly programme: string;
  readonly year: number;
  readonly adultStars: number;
  readonly childStars: number;
};

/** The newest crash rating of each model. */
export async function selectNewestRatings(sql: Queryable): Promise<readonly SearchRating[]> {
  return sql<SearchRating[]>`
    select distinct on (model_id) model_id as "modelId", programme, year,
      adult_stars as "adultStars", child_stars as "childStars"
    from car_ratings order by model_id, year desc, programme`;
}
