import type { Answer } from '@pahiya/api-client/api-client';
import { type SpecKeyId, specKeyIds } from '@pahiya/domain/new-cars/spec-keys';

type Variant = Answer<'carVariants'>['variants'][number];

/** A figure that differs from the one of the variant below. */
export type FigureStep = {
  readonly key: SpecKeyId;
  readonly value: number;
  readonly below: number;
};

/** A variant, and what it costs and changes next to the next cheaper one of the same fuel and gearbox. `more` in paise;
 * null: there is no such variant, or their prices cannot be compared. */
export type Rung = {
  readonly variant: Variant;
  readonly more: number | null;
  readonly steps: readonly FigureStep[];
};

/** Variants, cheapest first as they come, by the age of their price. */
export function rungsOf(variants: readonly Variant[]): {
  readonly current: readonly Rung[];
  readonly old: readonly Rung[];
  readonly unpriced: readonly Rung[];
} {
  const last = new Map<string, { readonly variant: Variant; readonly amount: number }>();
  const current: Rung[] = [];
  const old: Rung[] = [];
  const unpriced: Rung[] = [];
  for (const variant of variants) {
    const { price, fuel, gearboxKind } = variant;
    if (price === null) unpriced.push({ variant, more: null, steps: [] });
    else if (price.isOld) old.push({ variant, more: null, steps: [] });
    else {
      const kind = `${fuel} ${gearboxKind} ${price.kind}`;
      const below = last.get(kind);
      current.push({
        variant,
        more: below === undefined ? null : price.amountPaise - below.amount,
        steps: below === undefined ? [] : stepsOf(variant, below.variant),
      });
      last.set(kind, { variant, amount: price.amountPaise });
    }
  }
  return { current, old, unpriced };
}

/** Figures that both state and that differ: one that is not known is no difference. */
function stepsOf({ figures }: Variant, { figures: lower }: Variant): FigureStep[] {
  return specKeyIds.flatMap((key) => {
    const [value, below] = [figures[key], lower[key]];
    return value === undefined || below === undefined || value === below
      ? []
      : [{ key, value, below }];
  });
}
