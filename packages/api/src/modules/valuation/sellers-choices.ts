import type { AnswerOf } from '@pahiya/contracts/contract';
import type { sellCarVariants } from '@pahiya/contracts/sell-car/sell-car-contracts';
import {
  type CarFuel,
  carFuels,
  type GearboxKind,
  gearboxKinds,
} from '@pahiya/domain/new-cars/car-facts';
import { type IstDate, partsOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { valuationLimits } from '@pahiya/domain/used-car-rules/valuation-rules';
import { type CarName, findUsedCar } from '@pahiya/domain/valuation/car-names';
import { shippedModel } from '@pahiya/domain/valuation/shipped-model';
import type { Queryable } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import { readVariants } from '../new-cars/reading/read-catalogue.ts';

/** A model that can be valued, with what the catalogue has of it; empty: not sold new any more. */
export type SellersModel = Pick<CarName, 'make' | 'model'> & {
  readonly variants: readonly CatalogueVariant[];
};
type CatalogueVariant = Extract<
  Awaited<ReturnType<typeof readVariants>>,
  { ok: true }
>['value']['variants'][number];
/** A variant to choose; its name null: any with this fuel and gearbox. */
export type SellersVariant = AnswerOf<typeof sellCarVariants>['variants'][number];

/** Years for which today's variants are offered by name: older cars had other ones. */
const YEARS_WITH_NAMES = 4;

/** Refusal of a make or model that is not in our list. */
export const unknownCar: Refusal = {
  code: 'sell-car/unknown-car',
  detail: 'Our list of used cars has no such make, model or variant.',
};

/** A model of the list of used cars. Refuses `sell-car/unknown-car`. */
export async function readSellersModel(
  sql: Queryable,
  { make, model }: { readonly make: string; readonly model: string },
  today: IstDate,
): Promise<Result<SellersModel, Refusal>> {
  const found = findUsedCar(make, model);
  if (found === null) return err(unknownCar);
  const catalogue = await readVariants(sql, { make, model }, today);
  return ok({ ...found, variants: catalogue.ok ? catalogue.value.variants : [] });
}

/** Years in which a model was built for India, newest first. Rule id: VALUE-YEARS. */
export function yearsOf({ make, model, variants }: SellersModel, today: IstDate): number[] {
  const { year } = partsOf(today);
  const fitted = shippedModel.models[`${make.slug}/${model.slug}`];
  const known = [model.from, fitted?.firstYear].flatMap((from) => from ?? []);
  const first = known.length === 0 ? valuationLimits.firstYear : Math.min(...known);
  const last = variants.length > 0 || fitted === undefined ? year : fitted.lastYear;
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, place) => last - place);
}

/** Variants of a model and year: named ones of recent cars, then fuels with gearboxes. */
export function variantsOf(
  { make, model, variants }: SellersModel,
  modelYear: number,
  today: IstDate,
): SellersVariant[] {
  const named = variants.flatMap(({ slug, name, fuel, gearboxKind }) =>
    gearboxKind === null ? [] : [{ slug, name, fuel, gearbox: gearboxKind }],
  );
  const isRecent = partsOf(today).year - modelYear <= YEARS_WITH_NAMES;
  const fitted = shippedModel.models[`${make.slug}/${model.slug}`];
  const pairs = new Set(named.map(({ fuel, gearbox }) => `${fuel}-${gearbox}`));
  for (const fuel of carFuels.filter((one) => fitted?.fuels[one] !== undefined)) {
    for (const gearbox of gearboxKinds) {
      if (fitted?.gearboxes[gearbox] !== undefined) pairs.add(`${fuel}-${gearbox}`);
    }
  }
  // A model that neither list knows: every fuel and gearbox can be chosen.
  if (pairs.size === 0) pairs.add('petrol-manual').add('petrol-automatic').add('diesel-manual');
  const plain = carFuels.flatMap((fuel) =>
    gearboxKinds.flatMap((gearbox) =>
      pairs.has(`${fuel}-${gearbox}`) ? [plainVariant(fuel, gearbox)] : [],
    ),
  );
  return [...plain, ...(isRecent ? named : [])];
}

function plainVariant(fuel: CarFuel, gearbox: GearboxKind): SellersVariant {
  return { slug: `${fuel}-${gearbox}`, name: null, fuel, gearbox };
}
