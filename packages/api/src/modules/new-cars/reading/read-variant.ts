import type { AnswerOf } from '@pahiya/contracts/contract';
import type { carVariant } from '@pahiya/contracts/new-cars/new-car-contracts';
import { onRoadPrice, type Registration } from '@pahiya/domain/new-cars/on-road-price';
import { specKeyIds } from '@pahiya/domain/new-cars/spec-keys';
import { allCities } from '@pahiya/domain/places/cities';
import type { TaxOwner } from '@pahiya/domain/rto-services/road-tax';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { PricingDay } from '../tax-rules/pricing-day.ts';
import {
  selectPrices,
  selectRatings,
  selectSourceTitles,
  selectVariants,
  type VariantKey,
  type VariantRow,
} from './catalogue-repository.ts';
import { pricedCarOf } from './priced-car.ts';
import { noSuchCar } from './read-catalogue.ts';
import { pictureOf, readPictures } from './read-pictures.ts';
import { ratingOnWire, variantOnWire } from './to-wire.ts';

type Answer = AnswerOf<typeof carVariant>;
export type VariantWish = Required<VariantKey> & {
  readonly cityId: number;
  readonly owner: TaxOwner;
  readonly withLoan: boolean;
};

/** A variant with its specification, every price stated, and the on-road price in a city. */
export async function readVariant(
  sql: Queryable,
  wish: VariantWish,
  day: PricingDay,
): Promise<Result<Answer, Refusal>> {
  const city = allCities.find(({ id }) => id === wish.cityId);
  if (city === undefined) return err({ code: 'new-car/unknown-city', detail: 'No such city.' });
  const [row] = await selectVariants(sql, wish);
  if (row === undefined) return err(noSuchCar);
  const ratings = await selectRatings(sql, [wish.make]);
  const { make, model } = wish;
  const where = { ...wish, stateCode: city.stateCode, zone: city.motorZone };
  return ok({
    make: { slug: wish.make, name: row.makeName },
    model: {
      ...{ slug: row.modelSlug, name: row.modelName, body: row.body },
      ...pictureOf(await readPictures(sql, [make]), make, model),
    },
    variant: variantOnWire(row, day.today),
    specification: await specificationOf(sql, row),
    ratings: ratings.filter(({ modelSlug }) => modelSlug === wish.model).map(ratingOnWire),
    prices: (await selectPrices(sql, wish)).map(({ amount, ...price }) => ({
      ...price,
      amountPaise: amount,
    })),
    city: {
      cityId: city.id,
      name: { en: city.name, hi: city.nameHindi },
      stateCode: city.stateCode,
    },
    onRoad: onRoadOf(row, where, day),
  });
}

async function specificationOf(sql: Queryable, { specification }: VariantRow) {
  const figures = specKeyIds.flatMap((key) => {
    const known = specification[key];
    return known === undefined ? [] : [{ key, ...known }];
  });
  const titles = await selectSourceTitles(sql, [...new Set(figures.map(({ source }) => source))]);
  return figures.map(({ source, ...figure }) => ({
    ...figure,
    source: titles.get(source)?.title ?? source,
  }));
}

/** Null where there is no price to compute from. */
export function onRoadOf(
  row: VariantRow,
  where: Registration,
  { today, rules }: PricingDay,
): Answer['onRoad'] {
  const car = pricedCarOf(row, today);
  if (car === null) return null;
  const found = onRoadPrice(car, where, today, rules);
  const { lines, total, gst, nextStep, ownerDriver } = found;
  return {
    stateCode: where.stateCode,
    lines: lines.map(({ amount, sources, ...line }) => ({
      ...line,
      amountPaise: amount,
      sources: [...sources],
    })),
    totalPaise: total,
    gst: gst === null ? null : { rate: gst.rate, amountPaise: gst.amount },
    nextStep: nextStep === null ? null : { abovePaise: nextStep.above, morePaise: nextStep.more },
    ownerDriver:
      ownerDriver === null
        ? null
        : {
            amountPaise: ownerDriver.premium,
            years: ownerDriver.years,
            confidence: ownerDriver.confidence,
          },
    insuranceDiscount: found.insuranceDiscount,
    taxAsOf: found.taxAsOf,
    stateNotes: [...found.stateNotes],
  };
}
