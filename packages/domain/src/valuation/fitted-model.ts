/** A point of a curve: effects between two points lie on a straight line, beyond the last they continue it. */
export type CurvePoint = readonly [at: number, effect: number];

/** Where the curves over age (years) and kilometres are zero: a usual used car. */
export const curveAnchors = { age: 6, km: 60_000 } as const;

/** How far real prices were from the fitted one, as factors: bounds of half and of four fifths of them. */
export type ErrorBand = {
  /** Fitted prices from which the band applies, rupees. */
  readonly fromRupees: number;
  /** Cars of the model that the fit has seen, from which the band applies. */
  readonly fromCars: number;
  readonly half: readonly [number, number];
  readonly wide: readonly [number, number];
};

/**
 * Coefficients of the fitted model. An effect is a difference of logarithms; what is not named has none. `base`: the
 * logarithm of the price in rupees of a petrol car with a manual gearbox and one owner, where the curves are zero.
 */
export type FittedModel = {
  /** Year of the adverts whose level it has, and the day of the fit. */
  readonly asOf: number;
  readonly fittedOn: string;
  /** Brings prices of that year to those of a day, by the present new prices of so many models. */
  readonly level: { readonly factor: number; readonly models: number; readonly on: string };
  readonly base: number;
  readonly age: readonly CurvePoint[];
  readonly km: readonly CurvePoint[];
  readonly makes: EffectsByName;
  readonly models: Readonly<Record<string, FittedCarModel>>;
  readonly fuels: EffectsByName;
  readonly gearboxes: EffectsByName;
  readonly owners: EffectsByName;
  readonly cities: EffectsByName;
  readonly sellers: EffectsByName;
  /** Words of variants. */
  readonly words: EffectsByName;
  /** Effects of engine and power, by the logarithm of their ratio to a usual one. */
  readonly figures: Readonly<
    Record<'engineCc' | 'powerBhp', { readonly centre: number; readonly slope: number }>
  >;
  readonly errors: readonly ErrorBand[];
};
type EffectsByName = Readonly<Record<string, number>>;

/** What the fit knows of a model. `age`: what a year adds to the common curve. */
export type FittedCarModel = {
  readonly cars: number;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly effect: number;
  readonly age: number;
  readonly fuels: EffectsByName;
  readonly gearboxes: EffectsByName;
  readonly words: EffectsByName;
};

/** A car as the fit sees it. `age` in years; `unknown` and null where a fact is missing. */
export type FittedQuestion = {
  readonly make: string;
  readonly model: string;
  /** Words of the variant, each once. */
  readonly words: readonly string[];
  readonly age: number;
  readonly km: number;
  readonly fuel: string;
  readonly gearbox: string;
  readonly owner: string;
  readonly seller: string;
  /** Name in English. */
  readonly city: string;
  readonly engineCc: number | null;
  readonly powerBhp: number | null;
};

/** Effects on the logarithm of a car's price, each by what it is about, in the order in which they are shown. */
export type FittedEffects = {
  readonly start: number;
  readonly age: number;
  readonly km: number;
  readonly fuel: number;
  readonly gearbox: number;
  readonly owners: number;
  readonly variant: number;
  readonly city: number;
  readonly level: number;
};

/** Each year takes at least this much off the logarithm of a price. */
const leastYearlyLoss = 0.01;

/**
 * The effects of a car in the fitted model. A year more never raises the price, nor does a kilometre. Null: the fit has
 * not seen the model. Rule id: VALUE-FITTED.
 */
export function fittedEffects(fitted: FittedModel, car: FittedQuestion): FittedEffects | null {
  const model = fitted.models[`${car.make}/${car.model}`];
  if (model === undefined) return null;
  let variant = fitted.sellers[car.seller] ?? 0;
  for (const word of car.words) variant += (fitted.words[word] ?? 0) + (model.words[word] ?? 0);
  for (const name of ['engineCc', 'powerBhp'] as const) {
    const { centre, slope } = fitted.figures[name];
    variant += slope * Math.log((car[name] ?? centre) / centre);
  }
  return {
    start: fitted.base + (fitted.makes[car.make] ?? 0) + model.effect,
    age: fall(fitted.age, curveAnchors.age, car.age, { slope: model.age, least: leastYearlyLoss }),
    km: fall(fitted.km, curveAnchors.km, car.km, { slope: 0, least: 0 }),
    fuel: (fitted.fuels[car.fuel] ?? 0) + (model.fuels[car.fuel] ?? 0),
    gearbox: (fitted.gearboxes[car.gearbox] ?? 0) + (model.gearboxes[car.gearbox] ?? 0),
    owners: fitted.owners[car.owner] ?? 0,
    variant,
    city: fitted.cities[car.city] ?? 0,
    level: Math.log(fitted.level.factor),
  };
}

type Falling = {
  /** Added to the slope of each stretch of the curve. */
  readonly slope: number;
  /** By how much each stretch falls at least, a unit. */
  readonly least: number;
};

/** Difference of a falling curve between two places. */
function fall(points: readonly CurvePoint[], from: number, to: number, how: Falling): number {
  return fallFromStart(points, to, how) - fallFromStart(points, from, how);
}

function fallFromStart(points: readonly CurvePoint[], at: number, { slope, least }: Falling) {
  let value = 0;
  for (const [place, [to, effect]] of points.entries()) {
    const before = points[place - 1];
    if (before === undefined) continue;
    const [from, start] = before;
    // Past the last point its stretch goes on.
    const end = place === points.length - 1 ? at : Math.min(at, to);
    if (end <= from) break;
    const own = (effect - start) / (to - from);
    value += Math.min(own + slope, -least) * (end - from);
  }
  return value;
}

/** How far real prices are from a fitted one, for a model that the fit has seen so many cars of. `bands`: those of seldom
 * models first, each group by price. */
export function errorBand(
  bands: readonly ErrorBand[],
  { rupees, cars }: { readonly rupees: number; readonly cars: number },
): ErrorBand | null {
  const own = bands.filter(({ fromCars }) => cars >= fromCars);
  const most = Math.max(...own.map(({ fromCars }) => fromCars));
  const group = own.filter(({ fromCars }) => fromCars === most);
  return group.findLast(({ fromRupees }) => rupees >= fromRupees) ?? group[0] ?? null;
}
