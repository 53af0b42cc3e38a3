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
import { selectMakeName, selectVariants } from '../reading/catalogue-repository.ts';
import { noSuchCar, readKnown } from '../reading/read-catalogue.ts';
import { onRoadOf } from '../reading/read-variant.ts';
import { figuresOnWire, modelOnWire, ratingOnWire, variantOnWire } from '../reading/to-wire.ts';
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
  const found = await Promise.all([...new Set(ids)].map((id) => readCar(sql, id, { city, day })));
  const cars = found.filter((car) => car !== null);
  if (cars.length < found.length) return err(noSuchCar);
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

async function readCar(
  sql: Queryable,
  id: string,
  { city, day }: { readonly city: City; readonly day: PricingDay },
) {
  const [make = '', model = '', variant = ''] = id.split('/');
  const name = await selectMakeName(sql, make);
  const [row] = await selectVariants(sql, { make, model, variant });
  if (name === null || row === undefined) return null;
  const known = await readKnown(sql, { make, model });
  const newest = known.ratings.find(({ modelSlug }) => modelSlug === model);
  const rating = newest === undefined ? null : ratingOnWire(newest);
  const { price, ...shown } = variantOnWire(row, day.today);
  const isCurrent = price !== null && !price.isOld && price.kind === 'full';
  const where = { stateCode: city.stateCode, zone: city.motorZone, owner: 'individual' } as const;
  const onRoad = onRoadOf(row, { ...where, withLoan: false }, day);
  return {
    shown: {
      id,
      make: { slug: make, name },
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
