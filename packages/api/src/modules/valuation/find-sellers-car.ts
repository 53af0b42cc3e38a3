import type { AnswerOf } from '@pahiya/contracts/contract';
import type { findSellersCar as contract } from '@pahiya/contracts/sell-car/sell-car-contracts';
import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import { type CarFuel, carFuels } from '@pahiya/domain/new-cars/car-facts';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { type CarName, readRecordedCar } from '@pahiya/domain/valuation/car-names';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { type LookupRequest, lookUpVehicle } from '../vehicle/look-up-vehicle.ts';
import { isPrivateCar, notACar } from '../vehicle/private-car.ts';
import { readSellersModel, variantsOf, yearsOf } from './sellers-choices.ts';

/** Reads the car of a vehicle number for the seller's form, as a look-up. What the record does not say is left to the
 * form. Refuses what a look-up refuses, and `sell-car/not-a-car`. */
export async function findSellersCar(
  services: Services,
  request: Omit<LookupRequest, 'path' | 'purpose'>,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const looked = await lookUpVehicle(services, {
    ...{ ...request, path: 'query.vehicleNumber', purpose: 'valuation' },
  });
  if (!looked.ok) return looked;
  // Written by the look-up itself, so not validated again.
  const { record, source, fetchedAt } = JSON.parse(looked.value.text) as VehicleAnswer;
  if (!isPrivateCar(record)) return err(notACar);
  const car = readRecordedCar(record.maker, record.model);
  const fuel = carFuels.find((one) => one === record.fuel.code) ?? null;
  return ok({
    masked: maskVehicleNumber(looked.value.mark.vehicleNumber),
    make: car && { slug: car.make.slug, name: car.make.name },
    model: car && { slug: car.model.slug, name: car.model.name },
    ...(await choicesOf(services, car, fuel, yearOf(record))),
    fuel,
    owners: record.ownerSerial,
    source: { name: source.name, sandbox: source.sandbox },
    fetchedAt,
  });
}

/** The year and variant of a record, where they are among the form's choices. */
async function choicesOf(
  { sql, now }: Services,
  car: CarName | null,
  fuel: CarFuel | null,
  year: number | null,
): Promise<{ readonly year: number | null; readonly variant: string | null }> {
  const none = { year: null, variant: null };
  if (car === null || year === null) return none;
  const today = istDateOf(now());
  const slugs = { make: car.make.slug, model: car.model.slug };
  const model = await readSellersModel(sql, slugs, today);
  if (!model.ok || !yearsOf(model.value, today).includes(year)) return none;
  const alike = variantsOf(model.value, year, today).filter((one) => one.fuel === fuel);
  const named = alike.find(
    ({ name }) => name !== null && name.toLowerCase() === car.words.join(' '),
  );
  const plain = alike.filter(({ name }) => name === null);
  // A record does not name the gearbox: with two to choose from the person chooses.
  const only = plain.length === 1 ? plain[0] : undefined;
  return { year, variant: (named ?? only)?.slug ?? null };
}

function yearOf({ manufactured, registeredOn }: VehicleAnswer['record']): number | null {
  return manufactured?.year ?? (registeredOn === null ? null : Number(registeredOn.slice(0, 4)));
}
