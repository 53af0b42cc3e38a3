import { medianOf } from '../comparables.ts';
import { type CurvePoint, curveAnchors } from '../fitted-model.ts';
import { leastSquares, rowTimes, type SparseRow } from './least-squares.ts';
import type { UsedCarRow } from './read-used-row.ts';

/** Effects on the logarithm of a price, by the kind of feature and its name. */
export type Effects = ReadonlyMap<string, number>;

/** How strongly effects of a kind are drawn to zero: as if that many cars had shown none. */
const shrinkage = {
  base: 1e-6,
  source: 0.01,
  sourceAge: 0.1,
  make: 0.5,
  model: 0.5,
  modelAge: 2,
  age: 0.3,
  km: 0.3,
  fuel: 0.1,
  modelFuel: 2,
  gearbox: 0.1,
  modelGearbox: 2,
  owner: 0.1,
  seller: 0.1,
  city: 0.1,
  word: 2,
  modelWord: 2,
  engine: 0.1,
  power: 0.1,
} as const;
type Kind = keyof typeof shrinkage;
type Feature = readonly [kind: Kind, name: string, value: number];

/** Where the curves may bend: years, and thousands of kilometres. */
const ageBends = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15];
const kmBends = [0, 20, 40, 60, 80, 100, 130, 170];
const mostKm = 200_000;
/** Slope effects are per five years, so that they shrink like the others. */
const slopeYears = 5;
const slopeKm = 50;
/** Usual engine and power, where their effect is zero. */
const usualCc = 1300;
const usualBhp = 85;

/** Key of a feature's effect. */
export function effectKey(kind: Kind, name = ''): string {
  return `${kind}|${name}`;
}

/** The features of a car: what its price is explained by. */
function featuresOf(car: UsedCarRow): Feature[] {
  const years = (car.age - curveAnchors.age) / slopeYears;
  const model = `${car.make}/${car.model}`;
  const features: Feature[] = [
    ['base', '', 1],
    ['source', car.source, 1],
    ['sourceAge', car.source, years],
    ['make', car.make, 1],
    ['model', model, 1],
    ['modelAge', model, years],
    ['fuel', car.fuel, 1],
    ['modelFuel', `${model} ${car.fuel}`, 1],
    ['gearbox', car.gearbox, 1],
    ['modelGearbox', `${model} ${car.gearbox}`, 1],
    ['owner', car.owner, 1],
    ['seller', car.seller, 1],
    ['city', car.city, 1],
  ];
  for (const bend of ageBends) {
    const past = (value: number) => Math.max(0, value - bend) / slopeYears;
    features.push(['age', String(bend), past(car.age) - past(curveAnchors.age)]);
  }
  for (const bend of kmBends) {
    const past = (km: number) => Math.max(0, Math.min(km, mostKm) / 1000 - bend) / slopeKm;
    features.push(['km', String(bend), past(car.km) - past(curveAnchors.km)]);
  }
  for (const word of car.words) {
    features.push(['word', word, 1], ['modelWord', `${model} ${word}`, 1]);
  }
  if (car.engineCc !== null) features.push(['engine', '', Math.log(car.engineCc / usualCc)]);
  if (car.powerBhp !== null) features.push(['power', '', Math.log(car.powerBhp / usualBhp)]);
  return features.filter(([, , value]) => value !== 0);
}

/**
 * Fits the logarithm of prices to the features of cars by least squares with shrinkage, then once more with less weight
 * for cars that are far off (a slip of a digit must not move a model's price).
 */
export function fitPrices(cars: readonly UsedCarRow[]): Effects {
  const columns = new Map<string, number>();
  const pulls: number[] = [];
  const rows = cars.map((car): SparseRow => {
    const features = featuresOf(car);
    const places = features.map(([kind, name]) => {
      const key = effectKey(kind, name);
      const known = columns.get(key);
      if (known !== undefined) return known;
      columns.set(key, columns.size);
      pulls.push(shrinkage[kind]);
      return columns.size - 1;
    });
    return {
      columns: Int32Array.from(places),
      values: Float64Array.from(features, ([, , value]) => value),
    };
  });
  const wanted = Float64Array.from(cars, ({ rupees }) => Math.log(rupees));
  const pull = Float64Array.from(pulls);
  const first = leastSquares(rows, wanted, new Float64Array(rows.length).fill(1), pull);
  const misses = rows.map((row, place) => Math.abs((wanted[place] ?? 0) - rowTimes(row, first)));
  const usual = Math.max(1e-3, medianOf(misses) * 1.4826);
  const weights = Float64Array.from(misses, (miss) => 1 / Math.max(1, miss / usual));
  const effects = leastSquares(rows, wanted, weights, pull);
  return new Map([...columns].map(([key, column]) => [key, effects[column] ?? 0]));
}

/** The curve over age of a source, 0 at the anchor. */
export function ageCurve(effects: Effects, source: string): CurvePoint[] {
  const slope = (effects.get(effectKey('sourceAge', source)) ?? 0) / slopeYears;
  const last = 25;
  return [...ageBends, last].map((at) => {
    let effect = slope * (at - curveAnchors.age);
    for (const bend of ageBends) {
      const past = (value: number) => Math.max(0, value - bend) / slopeYears;
      const own = effects.get(effectKey('age', String(bend))) ?? 0;
      effect += own * (past(at) - past(curveAnchors.age));
    }
    return [at, effect];
  });
}

/** The curve over kilometres, 0 at the anchor. */
export function kmCurve(effects: Effects): CurvePoint[] {
  return [...kmBends, mostKm / 1000].map((thousands) => {
    let effect = 0;
    for (const bend of kmBends) {
      const past = (value: number) => Math.max(0, value - bend) / slopeKm;
      const own = effects.get(effectKey('km', String(bend))) ?? 0;
      effect += own * (past(thousands) - past(curveAnchors.km / 1000));
    }
    return [thousands * 1000, effect];
  });
}

/** What a year adds to the common curve for a model. */
export function modelSlope(effects: Effects, model: string): number {
  return (effects.get(effectKey('modelAge', model)) ?? 0) / slopeYears;
}

/** Slopes over the logarithms of engine and power, and where they are zero. */
export const figureCentres = { engineCc: usualCc, powerBhp: usualBhp } as const;
