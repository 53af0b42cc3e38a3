import type { Paise } from '../shared/money.ts';
import type { CarFuel, DriveKind, GearboxKind } from './car-facts.ts';
import type { SpecKeyId } from './spec-keys.ts';

/** Figures that can be wanted, each at least so much. */
export const leastKeys = [
  'airbags',
  'seats',
  'powerBhp',
  'kmpl',
  'kmPerKg',
  'rangeKm',
  'bootL',
  'groundClearanceMm',
] as const satisfies readonly SpecKeyId[];
export type LeastKey = (typeof leastKeys)[number];

/** What somebody wants of a variant of a model. Absent: it does not matter. */
export type VariantWishes = {
  readonly fuel?: CarFuel | undefined;
  readonly gearbox?: GearboxKind | undefined;
  readonly drive?: DriveKind | undefined;
  readonly least?: Partial<Readonly<Record<LeastKey, number>>> | undefined;
};

/** A variant with a full price that is not old. */
export type WantedVariant = {
  readonly price: Paise;
  readonly fuel: CarFuel;
  readonly gearboxKind: GearboxKind | null;
  readonly drive: DriveKind | null;
  readonly figures: Partial<Readonly<Record<SpecKeyId, number>>>;
};

/** What was found. `next`: the cheapest fitting variant that costs more, and how much more. */
export type FoundVariant<Variant> =
  | {
      readonly kind: 'found';
      readonly variant: Variant;
      readonly next: { readonly variant: Variant; readonly more: Paise } | null;
      /** Cheaper variants of which something wanted is not known: they may have it too. */
      readonly unsure: readonly Variant[];
    }
  | { readonly kind: 'none'; readonly unsure: readonly Variant[] };

/** The cheapest variant that has everything wanted. What is not known of a variant is not counted as there. */
export function whichVariant<Variant extends WantedVariant>(
  variants: readonly Variant[],
  wishes: VariantWishes,
): FoundVariant<Variant> {
  const byPrice = [...variants].sort((a, b) => a.price - b.price);
  const fits = byPrice.map((variant) => fitOf(variant, wishes));
  const first = fits.indexOf('has');
  const variant = byPrice[first];
  const unsureOf = (among: readonly Variant[]) =>
    among.filter((_, place) => fits[place] === 'unknown');
  if (variant === undefined) return { kind: 'none', unsure: unsureOf(byPrice) };
  const next = byPrice.find((other, place) => fits[place] === 'has' && other.price > variant.price);
  return {
    kind: 'found',
    variant,
    next:
      next === undefined ? null : { variant: next, more: (next.price - variant.price) as Paise },
    unsure: unsureOf(byPrice.slice(0, first)),
  };
}

type Fit = 'has' | 'lacks' | 'unknown';

/** Lacking one thing decides; else one unknown leaves it open. */
function fitOf(variant: WantedVariant, { fuel, gearbox, drive, least = {} }: VariantWishes): Fit {
  const fits: Fit[] = [
    same(variant.fuel, fuel),
    same(variant.gearboxKind, gearbox),
    same(variant.drive, drive),
    ...leastKeys.map((key) => enough(variant.figures[key], least[key])),
  ];
  if (fits.includes('lacks')) return 'lacks';
  return fits.includes('unknown') ? 'unknown' : 'has';
}

function same<Value>(value: Value | null, wanted: Value | undefined): Fit {
  if (wanted === undefined || value === wanted) return 'has';
  return value === null ? 'unknown' : 'lacks';
}

function enough(value: number | undefined, least: number | undefined): Fit {
  if (least === undefined) return 'has';
  if (value === undefined) return 'unknown';
  return value >= least ? 'has' : 'lacks';
}
