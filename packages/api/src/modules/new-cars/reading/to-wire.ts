import type { AnswerOf } from '@pahiya/contracts/contract';
import type { carModels, carVariants } from '@pahiya/contracts/new-cars/new-car-contracts';
import { isOldPrice } from '@pahiya/domain/new-cars/price-age';
import { type SpecKeyId, specKeyIds } from '@pahiya/domain/new-cars/spec-keys';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { RatingRow, VariantRow } from './catalogue-repository.ts';
import { type CarPictures, pictureOf } from './read-pictures.ts';

type ModelOnWire = AnswerOf<typeof carModels>['models'][number];
type VariantOnWire = AnswerOf<typeof carVariants>['variants'][number];

/** A model with what its variants have in common, or from least to most. */
export function modelOnWire(
  { make, variants }: { make: string; variants: readonly [VariantRow, ...VariantRow[]] },
  { ratings, pictures }: { ratings: readonly RatingRow[]; pictures: CarPictures },
  today: IstDate,
): ModelOnWire {
  const [{ modelSlug, modelName, body }] = variants;
  const rating = ratings.find(isOf(make, modelSlug));
  return {
    slug: modelSlug,
    name: modelName,
    body,
    fuels: [...new Set(variants.map(({ fuel }) => fuel))],
    variants: variants.length,
    seats: numbersOf(variants, 'seats'),
    lengthMm: numbersOf(variants, 'lengthMm')[0] ?? null,
    heightMm: numbersOf(variants, 'heightMm')[0] ?? null,
    wheelbaseMm: numbersOf(variants, 'wheelbaseMm')[0] ?? null,
    groundClearanceMm: numbersOf(variants, 'groundClearanceMm')[0] ?? null,
    ...pictureOf(pictures, make, modelSlug),
    prices: priceRange(variants, today),
    rating: rating === undefined ? null : ratingOnWire(rating),
  };
}

/** Different values of a figure, least first. */
function numbersOf(variants: readonly VariantRow[], key: SpecKeyId): number[] {
  const values = variants.flatMap(({ specification }) => specification[key]?.value ?? []);
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Only prices of the whole car that are not old. */
function priceRange(variants: readonly VariantRow[], today: IstDate): ModelOnWire['prices'] {
  const prices = variants
    .flatMap(({ price }) => price ?? [])
    .filter(({ kind, asOf }) => kind === 'full' && !isOldPrice(asOf, today));
  const amounts = prices.map(({ amount }) => amount);
  const [oldest] = prices.map(({ asOf }) => asOf).sort();
  if (oldest === undefined) return null;
  return { leastPaise: Math.min(...amounts), mostPaise: Math.max(...amounts), asOf: oldest };
}

/** Whether a rating is of a model. */
export function isOf(make: string, model: string) {
  return ({ makeSlug, modelSlug }: RatingRow) => makeSlug === make && modelSlug === model;
}

export function ratingOnWire({ makeSlug: _, modelSlug: __, ...rating }: RatingRow) {
  return rating;
}

/** A variant with its price. */
export function variantOnWire(
  { slug, name, fuel, gearboxKind, gearbox, drive, price }: VariantRow,
  today: IstDate,
): Omit<VariantOnWire, 'figures'> {
  return {
    ...{ slug, name, fuel, gearboxKind, gearbox, drive },
    price:
      price === null
        ? null
        : {
            kind: price.kind,
            amountPaise: price.amount,
            asOf: price.asOf,
            isOld: isOldPrice(price.asOf, today),
            confidence: price.confidence,
          },
  };
}

/** Known figures by key. */
export function figuresOnWire({ specification }: VariantRow): VariantOnWire['figures'] {
  return Object.fromEntries(
    specKeyIds.flatMap((key) => {
      const known = specification[key];
      return known === undefined ? [] : [[key, known.value]];
    }),
  );
}
