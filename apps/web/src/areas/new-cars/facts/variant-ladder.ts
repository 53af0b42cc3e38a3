import type { Answer } from '@pahiya/api-client/api-client';

type Variant = Answer<'carVariants'>['variants'][number];

/** A variant, and what it costs more than the next cheaper one of the same fuel and gearbox; null: there is none, or
 * their prices cannot be compared. Paise. */
export type Rung = { readonly variant: Variant; readonly more: number | null };

/** Variants, cheapest first as they come, by the age of their price. */
export function rungsOf(variants: readonly Variant[]): {
  readonly current: readonly Rung[];
  readonly old: readonly Rung[];
  readonly unpriced: readonly Rung[];
} {
  const last = new Map<string, number>();
  const current: Rung[] = [];
  const old: Rung[] = [];
  const unpriced: Rung[] = [];
  for (const variant of variants) {
    const { price, fuel, gearboxKind } = variant;
    if (price === null) unpriced.push({ variant, more: null });
    else if (price.isOld) old.push({ variant, more: null });
    else {
      const kind = `${fuel} ${gearboxKind} ${price.kind}`;
      const below = last.get(kind);
      current.push({ variant, more: below === undefined ? null : price.amountPaise - below });
      last.set(kind, price.amountPaise);
    }
  }
  return { current, old, unpriced };
}
