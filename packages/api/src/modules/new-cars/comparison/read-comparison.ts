import type { AnswerOf } from '@pahiya/contracts/contract';
import type { compareCars as contract } from '@pahiya/contracts/new-cars/new-car-contracts';
import { compareCars } from '@pahiya/domain/new-cars/compare-cars';
import { allCities, type City } from '@pahiya/domain/places/cities';
import { usualCarLoan } from '@pahiya/domain/running-costs/car-loan';
import type { Paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { usualMonthly } from '../cost/read-cost.ts';
import {
  type OneVariant,
  selectVariantsById,
  type VariantRow,
} from '../reading/catalogue-repository.ts';
import { noSuchCar, readKnown } from '../reading/read-catalogue.ts';
import { onRoadOf } from '../reading/read-variant.ts';
import {
  figuresOnWire,
  isOf,
  modelOnWire,
  ratingOnWire,
  variantOnWire,
} from '../reading/to-wire.ts';
import type { PricingDay } from '../tax-rules/pricing-day.ts';

type Answer = AnswerOf<typeof contract>;

/** Variants side by side, registered by an individual without a loan. */
export async function readComparison(
  sql: Queryable,
  { ids, cityId }: { readonly ids: readonly string[]; readonly cityId: number },
  day: PricingDay,
): Promise<Result<Answer, Refusal>> {
  const city = allCities.find(({ id }) => id === cityId);
  if (city === undefined) return err({ code: 'new-car/unknown-city', detail: 'No such city.' });
  const keys = [...new Set(ids)].map(keyOf);
  const [rows, known] = await Promise.all([
    selectVariantsById(sql, keys),
    readKnown(sql, [...new Set(keys.map(({ make }) => make))]),
  ]);
  const cars = keys.flatMap((key) => {
    const row = rows.get(idOf(key));
    return row === undefined ? [] : [comparedCar(key, { row, known, city, day })];
  });
  if (cars.length < keys.length) return err(noSuchCar);
  return ok({
    city: { cityId, name: { en: city.name, hi: city.nameHindi }, stateCode: city.stateCode },
    loan: usualCarLoan(day.today),
    cars: cars.map(({ shown }) => shown),
    rows: compareCars(cars.map(({ compared }) => compared)).map((row) => ({
      ...row,
      values: [...row.values],
      best: [...row.best],
    })),
  });
}

function keyOf(id: string): OneVariant {
  const [make = '', model = '', variant = ''] = id.split('/');
  return { make, model, variant };
}

function idOf({ make, model, variant }: OneVariant): string {
  return `${make}/${model}/${variant}`;
}

type Known = {
  readonly row: VariantRow;
  readonly known: Awaited<ReturnType<typeof readKnown>>;
  readonly city: City;
  readonly day: PricingDay;
};

function comparedCar(key: OneVariant, { row, known, city, day }: Known) {
  const { make, model } = key;
  const newest = known.ratings.find(isOf(make, model));
  const rating = newest === undefined ? null : ratingOnWire(newest);
  const { price, ...shown } = variantOnWire(row, day.today);
  const isCurrent = price !== null && !price.isOld && price.kind === 'full';
  const where = { stateCode: city.stateCode, zone: city.motorZone, owner: 'individual' } as const;
  const onRoad = onRoadOf(row, { ...where, withLoan: false }, day);
  return {
    shown: {
      id: idOf(key),
      make: { slug: make, name: row.makeName },
      model: modelOnWire({ make, variants: [row] }, known, day.today),
      variant: { ...shown, price },
      rating,
    },
    compared: {
      exShowroom: isCurrent ? (price.amountPaise as Paise) : null,
      onRoad: (onRoad?.totalPaise ?? null) as Paise | null,
      ...usualMonthly(row, city, day),
      figures: figuresOnWire(row),
      rating,
    },
  };
}
