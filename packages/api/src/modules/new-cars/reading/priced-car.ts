import { kwPerBhp } from '@pahiya/domain/new-cars/kw-of-bhp';
import type { PricedCar } from '@pahiya/domain/new-cars/on-road-price';
import { isOldPrice } from '@pahiya/domain/new-cars/price-age';
import type { SpecKeyId } from '@pahiya/domain/new-cars/spec-keys';
import { allCities, type City } from '@pahiya/domain/places/cities';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { selectVariants, type VariantKey, type VariantRow } from './catalogue-repository.ts';
import { noSuchCar } from './read-catalogue.ts';

/** A variant with what its on-road price needs. Null where its price is old, without the battery, or not known: nothing
 * is computed from such a price. */
export function pricedCarOf(row: VariantRow, today: IstDate): PricedCar | null {
  const { price } = row;
  if (price === null || price.kind !== 'full' || isOldPrice(price.asOf, today)) return null;
  return { exShowroom: price.amount, ...powerFacts(row) };
}

/** What of a variant decides taxes and insurance besides its price. */
export function powerFacts(row: VariantRow): Omit<PricedCar, 'exShowroom'> {
  const figure = (key: SpecKeyId) => row.specification[key]?.value ?? null;
  const bhp = figure('powerBhp');
  return {
    fuel: row.fuel,
    engineCc: figure('engineCc'),
    motorKw: bhp === null ? null : bhp * kwPerBhp,
    lengthMm: figure('lengthMm'),
  };
}

/** A variant with the name of its make, and the city of registration. */
export type CarInCity = {
  readonly row: VariantRow;
  readonly city: City;
  readonly shown: {
    readonly make: { readonly slug: string; readonly name: string };
    readonly model: { readonly slug: string; readonly name: string };
    readonly variant: { readonly slug: string; readonly name: string };
    readonly city: {
      readonly cityId: number;
      readonly name: { readonly en: string; readonly hi: string };
      readonly stateCode: string;
    };
  };
};

/** Finds a variant and a city. Refuses either that is not known. */
export async function findCarInCity(
  sql: Queryable,
  key: Required<VariantKey>,
  cityId: number,
): Promise<Result<CarInCity, Refusal>> {
  const city = allCities.find(({ id }) => id === cityId);
  if (city === undefined) return err({ code: 'new-car/unknown-city', detail: 'No such city.' });
  const [row] = await selectVariants(sql, key);
  if (row === undefined) return err(noSuchCar);
  return ok({
    row,
    city,
    shown: {
      make: { slug: key.make, name: row.makeName },
      model: { slug: row.modelSlug, name: row.modelName },
      variant: { slug: row.slug, name: row.name },
      city: {
        cityId: city.id,
        name: { en: city.name, hi: city.nameHindi },
        stateCode: city.stateCode,
      },
    },
  });
}
