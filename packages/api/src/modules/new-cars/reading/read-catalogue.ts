import type { AnswerOf } from '@pahiya/contracts/contract';
import type { carModels, carVariants } from '@pahiya/contracts/new-cars/new-car-contracts';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import {
  selectMakeName,
  selectRatings,
  selectUntested,
  selectVariants,
  type VariantRow,
} from './catalogue-repository.ts';
import { readPictures } from './read-pictures.ts';
import { figuresOnWire, isOf, modelOnWire, ratingOnWire, variantOnWire } from './to-wire.ts';

/** Refusal of a make, model or variant that is not in the catalogue. */
export const noSuchCar: Refusal = {
  code: 'new-car/not-found',
  detail: 'The catalogue has no such make, model or variant.',
};

/** Models of a make, by name. */
export async function readModels(
  sql: Queryable,
  make: string,
  today: IstDate,
): Promise<Result<AnswerOf<typeof carModels>, Refusal>> {
  const name = await selectMakeName(sql, make);
  if (name === null) return err(noSuchCar);
  const known = await readKnown(sql, [make]);
  const byModel = Map.groupBy(await selectVariants(sql, { make }), ({ modelSlug }) => modelSlug);
  return ok({
    make: { slug: make, name },
    models: [...byModel.values()].flatMap((variants) =>
      isFilled(variants) ? [modelOnWire({ make, variants }, known, today)] : [],
    ),
  });
}

/** A model with its variants, cheapest first. */
export async function readVariants(
  sql: Queryable,
  { make, model }: { readonly make: string; readonly model: string },
  today: IstDate,
): Promise<Result<AnswerOf<typeof carVariants>, Refusal>> {
  const variants = await selectVariants(sql, { make, model });
  if (!isFilled(variants)) return err(noSuchCar);
  const known = await readKnown(sql, [make]);
  const shown = variants.map((row) => ({
    ...variantOnWire(row, today),
    figures: figuresOnWire(row),
  }));
  return ok({
    make: { slug: make, name: variants[0].makeName },
    model: modelOnWire({ make, variants }, known, today),
    ratings: known.ratings.filter(isOf(make, model)).map(ratingOnWire),
    untested: await selectUntested(sql, { make, model }),
    variants: shown.sort((a, b) => rankOf(a) - rankOf(b) || priceOf(a) - priceOf(b)),
  });
}

/** What is known of the models of makes besides their variants. */
export async function readKnown(sql: Queryable, makes: readonly string[]) {
  const [ratings, pictures] = await Promise.all([
    selectRatings(sql, makes),
    readPictures(sql, makes),
  ]);
  return { ratings, pictures };
}

type Priced = Pick<AnswerOf<typeof carVariants>['variants'][number], 'price'>;

/** Prices of the whole car, then without the battery, then old ones, then none: no group is sorted into another. */
function rankOf({ price }: Priced): number {
  if (price === null) return 3;
  if (price.isOld) return 2;
  return price.kind === 'full' ? 0 : 1;
}

function priceOf({ price }: Priced): number {
  return price?.amountPaise ?? 0;
}

function isFilled(rows: readonly VariantRow[]): rows is readonly [VariantRow, ...VariantRow[]] {
  return rows.length > 0;
}
