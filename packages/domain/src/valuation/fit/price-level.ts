import type { IstDate } from '../../shared/ist-date.ts';
import { retentionAt } from '../../used-car-rules/valuation-rules.ts';
import { medianOf } from '../comparables.ts';
import { type FittedModel, type FittedQuestion, fittedEffects } from '../fitted-model.ts';

/** A variant that is sold new today. */
export type NewVariant = Pick<FittedQuestion, 'make' | 'model' | 'words' | 'fuel' | 'gearbox'> & {
  readonly rupees: number;
};

/** A young used car, whose share of the new price is known best. */
const years = 3;
const km = 33_000;
/** Models that the fit has seen seldom say little about the level. */
const leastCars = 20;

/**
 * How much dearer cars are today than in the fit's year: the present new price of each variant, less what three years
 * take off it by the table of retention, beside the fitted price of the same car. The median over the models, each
 * with the median of its variants.
 */
export function priceLevel(
  fitted: FittedModel,
  variants: readonly NewVariant[],
  today: IstDate,
): { readonly factor: number; readonly models: number; readonly on: string } {
  const share = retentionAt(years, today) ?? 1;
  const byModel = Map.groupBy(variants, ({ make, model }) => `${make}/${model}`);
  const factors = [...byModel].flatMap(([model, own]) => {
    if ((fitted.models[model]?.cars ?? 0) < leastCars) return [];
    return medianOf(own.map((variant) => (variant.rupees * share) / fittedPrice(fitted, variant)));
  });
  const factor = factors.length === 0 ? 1 : Math.round(medianOf(factors) * 1000) / 1000;
  return { factor, models: factors.length, on: today };
}

function fittedPrice(fitted: FittedModel, variant: NewVariant): number {
  const effects = fittedEffects(fitted, {
    ...{ ...variant, age: years, km, owner: '1', seller: 'unknown', city: 'unknown' },
    ...{ engineCc: null, powerBhp: null },
  });
  return Math.exp(Object.values(effects ?? {}).reduce((sum, effect) => sum + effect, 0));
}
