import type { AnswerOf } from '@pahiya/contracts/contract';
import type { listGarage } from '@pahiya/contracts/garage/garage-contracts';
import { type HeldDue, heldDues } from '@pahiya/domain/insurance/held-covers';
import { type Due, duesOf } from '@pahiya/domain/rc/dues';
import { plateStyleOf } from '@pahiya/domain/rc/vehicle-class';
import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';
import { findHeldPolicies } from '../insurance/held/held-policies.ts';
import { recallsOfRecords } from '../recalls/recalls-of-records.ts';
import { findStoredRecords } from '../vehicle/stored-records.ts';
import { readBody } from '../vehicle/vehicle-body.ts';
import { findCalendarPath } from './calendar-key.ts';
import { findPlaces } from './garage-repository.ts';

/** A garage as its owner sees it. */
export type Garage = AnswerOf<typeof listGarage>;

/** A vehicle of a garage with its stored record. */
export type ParkedVehicle = {
  readonly vehicleNumber: VehicleNumber;
  readonly display: string;
  readonly addedAt: Date;
  /** Null while the registry has not answered, or another person hides the vehicle. */
  readonly answer: ReturnType<typeof readBody> | null;
  readonly dues: readonly Due[];
};

/** The vehicles of an account with their state today, from stored records alone: the registry is not called. */
export async function findParked(
  services: Services,
  userId: string,
): Promise<readonly ParkedVehicle[]> {
  const places = await findPlaces(services.sql, userId);
  if (places.length === 0) return [];
  const numbers = places.map(({ vehicleNumber }) => vehicleNumber);
  const stored = await findStoredRecords(services, numbers, userId);
  const today = istDateOf(services.now());
  return places.map(({ vehicleNumber, addedAt }) => {
    const body = stored.get(vehicleNumber)?.body;
    const answer = body === undefined ? null : readBody(body);
    return {
      vehicleNumber,
      display: displayVehicleNumber(vehicleNumber),
      addedAt,
      answer,
      dues: answer === null ? [] : duesOf(answer.record, today),
    };
  });
}

/** The same with the policies that the person bought here and the register does not have yet. */
export async function findInsured(
  services: Services,
  userId: string,
): Promise<readonly (Omit<ParkedVehicle, 'dues'> & { readonly dues: readonly HeldDue[] })[]> {
  const [parked, held] = await Promise.all([
    findParked(services, userId),
    findHeldPolicies(services, userId),
  ]);
  const today = istDateOf(services.now());
  return parked.map(({ dues, ...vehicle }) => ({
    ...vehicle,
    dues: heldDues(dues, held.get(vehicle.vehicleNumber) ?? [], today),
  }));
}

/** The whole garage of an account. */
export async function readGarage(services: Services, userId: string): Promise<Garage> {
  const [parked, calendarPath, recalls] = await Promise.all([
    findInsured(services, userId),
    findCalendarPath(services, userId),
    recallsOfRecords(services),
  ]);
  return {
    calendarPath,
    vehicles: parked.map(({ vehicleNumber, display, addedAt, answer, dues }) => ({
      vehicleNumber,
      display,
      addedAt: addedAt.toISOString(),
      summary: answer && {
        maker: answer.record.maker,
        model: answer.record.model,
        plateStyle: plateStyleOf(answer.mark.kind, answer.record),
        fetchedAt: answer.fetchedAt,
        sandbox: answer.source.sandbox,
        dues: [...dues],
        ...recalls(answer.record),
      },
    })),
  };
}
