import type { CarFuel, GearboxKind } from '@pahiya/domain/new-cars/car-facts';
import { valuationLimits } from '@pahiya/domain/used-car-rules/valuation-rules';
import type { Comparable, ComparedCar } from '@pahiya/domain/valuation/comparables';
import type { Queryable } from '../../../db/database.ts';
import { selectComparables } from './comparable-repository.ts';

/** More adverts than these make a price no more certain. */
const MOST = 25;

/** A car that adverts are compared with. */
export type CarToCompare = Pick<ComparedCar, 'modelYear' | 'km'> & {
  readonly make: string;
  readonly model: string;
  readonly fuel: CarFuel;
  readonly gearbox: GearboxKind | null;
  readonly cityId: number;
  /** Public id of the advert that is compared; null: the car is not advertised here. */
  readonly advertId: string | null;
};

/** Live adverts of the same model, fuel and gearbox in the car's city, year ±1, without the car's own advert. A car whose
 * gearbox is not known is compared with those of any. */
export function findComparables(sql: Queryable, car: CarToCompare): Promise<readonly Comparable[]> {
  const { make, model, modelYear, km, fuel, gearbox, cityId, advertId } = car;
  const around = valuationLimits.comparableYears;
  return selectComparables(sql, {
    ...{ make, model, fuel, gearbox, cityId, near: { modelYear, km }, exceptId: advertId },
    ...{ firstYear: modelYear - around, lastYear: modelYear + around, most: MOST },
  });
}

/** Live adverts of the same model and year with any fuel and gearbox, in any city. */
export function findSameYear(sql: Queryable, car: CarToCompare): Promise<readonly Comparable[]> {
  const { make, model, modelYear, km, advertId } = car;
  return selectComparables(sql, {
    ...{ make, model, fuel: null, gearbox: null, cityId: null, near: { modelYear, km } },
    ...{ exceptId: advertId, firstYear: modelYear, lastYear: modelYear, most: MOST },
  });
}
