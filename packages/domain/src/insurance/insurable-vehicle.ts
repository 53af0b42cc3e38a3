import type { RcRecord } from '../rc/rc-record.ts';
import { isTransportVehicle, vehicleForm } from '../rc/vehicle-class.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { ageInMonths, completedYears } from './insured-value.ts';
import type { MotorClass } from './motor-tables.ts';

/** Why no premium is computed for a vehicle. */
export type NotInsurable = 'commercial' | 'other-class' | 'no-registration-day';

/** What its record says of a vehicle for a premium. `cc` null: an electric motor, whose power the register does not
 * have, or an engine that it does not name. */
export type InsurableVehicle = {
  readonly vehicle: MotorClass;
  readonly isElectric: boolean;
  readonly isHybrid: boolean;
  /** CNG or LPG by its record. */
  readonly isGas: boolean;
  readonly cc: number | null;
  /** See `ageInMonths`. */
  readonly ageMonths: number;
  /** Completed years. */
  readonly years: number;
};

/** Reads a record for a premium; only private cars and two-wheelers are rated here. Rule id: RC-CLASS. */
export function insurableVehicle(
  record: RcRecord,
  today: IstDate,
): InsurableVehicle | NotInsurable {
  const form = vehicleForm(record);
  if (form !== 'car' && form !== 'two-wheeler') return 'other-class';
  if ((record.isTransport ?? isTransportVehicle(record)) !== false) return 'commercial';
  if (record.registeredOn === null) return 'no-registration-day';
  const isElectric = record.fuel.code === 'electric';
  return {
    vehicle: form,
    isElectric,
    isHybrid: record.fuel.code === 'hybrid',
    isGas: record.fuel.code === 'cng' || record.fuel.code === 'lpg',
    cc: isElectric || !record.engineCc ? null : record.engineCc,
    ageMonths: ageInMonths(record.registeredOn, today),
    years: completedYears(record.registeredOn, today),
  };
}
