import type { FittedCarModel, FittedModel } from '../fitted-model.ts';
import {
  ageCurve,
  type Effects,
  effectKey,
  figureCentres,
  kmCurve,
  modelSlope,
} from './fit-prices.ts';
import type { UsedCarRow } from './read-used-row.ts';

/** Fewer cars of a model, or with a word, are no basis for an effect of its own. */
const leastCars = 3;
const leastWordCars = 5;
/** An effect smaller than this is noise: a tenth of a percent. */
const leastEffect = 0.001;

/**
 * The coefficients of a fit, for prices as in one of its sources. Effects of fuel, gearbox and owner are told against a
 * petrol car with a manual gearbox and one owner, those of cities against their mean.
 */
export function toFittedModel(
  effects: Effects,
  cars: readonly UsedCarRow[],
  source: string,
): FittedModel {
  const of = (kind: Parameters<typeof effectKey>[0], name = '') =>
    effects.get(effectKey(kind, name)) ?? 0;
  const byModel = Map.groupBy(cars, ({ make, model }) => `${make}/${model}`);
  const cityMean = meanOf(cars.map(({ city }) => of('city', city)));
  const sellerMean = meanOf(cars.map(({ seller }) => of('seller', seller)));
  const against = (kind: 'fuel' | 'gearbox' | 'owner', usual: string) =>
    rounded(valuesOf(cars, kind).map((name) => [name, of(kind, name) - of(kind, usual)]));
  const words = countsOf(cars.flatMap((car) => car.words));
  const asOf = Math.max(...cars.filter((car) => car.source === source).map((car) => car.asOf));
  return {
    asOf,
    fittedOn: '',
    level: { factor: 1, models: 0, on: '' },
    base: roundOf(
      of('base') +
        of('source', source) +
        cityMean +
        sellerMean +
        of('fuel', 'petrol') +
        of('gearbox', 'manual') +
        of('owner', '1'),
    ),
    age: ageCurve(effects, source).map(([at, effect]) => [at, roundOf(effect)]),
    km: kmCurve(effects).map(([at, effect]) => [at, roundOf(effect)]),
    makes: rounded(valuesOf(cars, 'make').map((make) => [make, of('make', make)])),
    models: Object.fromEntries(
      [...byModel]
        .filter(([, own]) => own.length >= leastCars)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([model, own]) => [model, carModelOf(effects, model, own)]),
    ),
    fuels: against('fuel', 'petrol'),
    gearboxes: against('gearbox', 'manual'),
    owners: against('owner', '1'),
    cities: rounded(valuesOf(cars, 'city').map((city) => [city, of('city', city) - cityMean])),
    sellers: rounded(
      valuesOf(cars, 'seller').map((seller) => [seller, of('seller', seller) - sellerMean]),
    ),
    words: rounded(
      [...words].flatMap(([word, count]) =>
        count >= leastWordCars ? [[word, of('word', word)] as const] : [],
      ),
    ),
    figures: {
      engineCc: { centre: figureCentres.engineCc, slope: roundOf(of('engine')) },
      powerBhp: { centre: figureCentres.powerBhp, slope: roundOf(of('power')) },
    },
    errors: [],
  };
}

function carModelOf(effects: Effects, model: string, cars: readonly UsedCarRow[]): FittedCarModel {
  const of = (kind: Parameters<typeof effectKey>[0], name: string) =>
    effects.get(effectKey(kind, `${model} ${name}`)) ?? 0;
  const years = cars.map(({ modelYear }) => modelYear);
  const words = countsOf(cars.flatMap((car) => car.words));
  return {
    cars: cars.length,
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
    effect: roundOf(effects.get(effectKey('model', model)) ?? 0),
    age: roundOf(modelSlope(effects, model)),
    fuels: rounded(valuesOf(cars, 'fuel').map((fuel) => [fuel, of('modelFuel', fuel)])),
    gearboxes: rounded(
      valuesOf(cars, 'gearbox').map((gearbox) => [gearbox, of('modelGearbox', gearbox)]),
    ),
    words: rounded(
      [...words].flatMap(([word, count]) =>
        count >= leastCars ? [[word, of('modelWord', word)] as const] : [],
      ),
    ),
  };
}

/** Values of a field that are not too rare for an effect. */
function valuesOf(
  cars: readonly UsedCarRow[],
  field: 'fuel' | 'gearbox' | 'owner' | 'city' | 'make' | 'seller',
): string[] {
  return [...countsOf(cars.map((car) => car[field]))].flatMap(([value, count]) =>
    count >= leastCars ? [value] : [],
  );
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words.toSorted()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function rounded(effects: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(
    effects.flatMap(([name, effect]) =>
      Math.abs(effect) < leastEffect && effect !== 0 ? [] : [[name, roundOf(effect)]],
    ),
  );
}

function roundOf(effect: number): number {
  return Math.round(effect * 10_000) / 10_000;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
