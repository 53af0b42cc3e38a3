import { findState } from '@pahiya/domain/places/states';
import type { Mark } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { curatedRecord } from '../ulip/record/curated.ts';
import { type Draws, drawsFor } from '../ulip/record/draws.ts';
import { generateRecord } from '../ulip/record/generate-record.ts';
import { officeOfMark } from '../ulip/record/office.ts';
import type { VehicleKind } from '../ulip/record/vahan-record.ts';

/** Facts that decide the challans: the vehicle of this number in the registry. */
export type ChallanedVehicle = {
  readonly draws: Draws;
  readonly stateCode: string;
  readonly district: string;
  readonly kind: VehicleKind;
  /** Earliest date of a challan. */
  readonly registeredOn: IstDate;
  readonly today: IstDate;
};

/** The vehicle of a registrable number. */
export function challanedVehicle(mark: Mark, today: IstDate): ChallanedVehicle {
  const draws = drawsFor(mark.vehicleNumber);
  const office = officeOfMark(mark, draws);
  const record = curatedRecord(mark.vehicleNumber, today) ?? generateRecord(mark, today);
  return {
    draws,
    stateCode: office.stateCode,
    district: office.district ?? findState(office.stateCode)?.capital ?? office.name,
    kind: record.kind,
    registeredOn: record.registeredOn,
    today,
  };
}
