import type { InspectedCar } from '@pahiya/contracts/inspections/inspection-schema';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Services } from '../../../services.ts';
import { refreshInTurn } from '../../vehicle/refresh-in-turn.ts';
import { readOwnRecord } from '../handover/read-own-record.ts';
import type { SaleRow } from '../store/sale-repository.ts';

type Stated = {
  readonly vehicleNumber: VehicleNumber;
  readonly userId: string | null;
  readonly km: number;
  /** Name of the car in an estimate. */
  readonly titled: string | undefined;
};

/** The car as its stored record and its seller state it; without a record, its name is empty. */
export async function carOf(
  services: Services,
  { vehicleNumber, userId, km, titled }: Stated,
): Promise<InspectedCar> {
  const record = await readOwnRecord(services, vehicleNumber, userId);
  const name = [record?.maker, record?.model].filter((part) => part != null).join(' ');
  return {
    title: titled ?? name,
    year: record?.manufactured?.year ?? null,
    fuel: record?.fuel.code ?? null,
    km,
    isElectric: record?.fuel.code === 'electric',
  };
}

/** The car of a sale that was booked before its record was read, with the record read now; null: the sale has it, or the
 * register does not answer. Dealers would bid for a car without make, year and fuel. */
export async function readUnnamedCar(
  services: Services,
  { car, vehicleNumber, userId }: SaleRow,
): Promise<InspectedCar | null> {
  if (car.title !== '' && car.year !== null) return null;
  await refreshInTurn(services, [vehicleNumber], { purpose: 'listing' });
  const titled = car.title === '' ? undefined : car.title;
  const read = await carOf(services, { vehicleNumber, userId, km: car.km ?? 0, titled });
  return read.title === '' ? null : { ...read, km: car.km };
}
