import { passEnd, tagLastDays } from '@pahiya/domain/fastag/tag-dates';
import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import { ownSources, type TagDay } from '@pahiya/domain/reminders/reminder-item';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';
import { findOwnTags, type OwnTag } from '../fastag/issue/own-tags.ts';
import type { ParkedVehicle } from '../garage/read-garage.ts';
import type { KnownDate } from './known-dates.ts';
import { findTypedDays, type TypedDay } from './typed-day-repository.ts';

/** Days of the FASTags that a person bought here, or whose day they typed, and of an annual pass. Those of a vehicle that
 * left the garage are not called to mind; of several tags of a vehicle the newest counts. */
export async function findTagDates(
  services: Services,
  userId: string,
  vehicles: ReadonlyMap<string, ParkedVehicle>,
): Promise<readonly KnownDate[]> {
  const [tags, typed] = await Promise.all([
    findOwnTags(services.sql, userId),
    findTypedDays(services.sql, userId),
  ]);
  const today = istDateOf(services.now());
  return [
    ...tags.flatMap((tag) => ofTag(tag, vehicles)),
    ...typed.flatMap((day) => ofTyped(day, vehicles)),
  ];

  function ofTag(
    { vehicleNumber, issuerName, issuedOn, at, isSandbox }: OwnTag,
    parked: ReadonlyMap<string, ParkedVehicle>,
  ): KnownDate[] {
    const vehicle = parked.get(vehicleNumber);
    if (vehicle === undefined) return [];
    const days = tagLastDays(issuedOn, today);
    const source = { name: issuerName, at: at.toISOString(), sandbox: isSandbox };
    return (['age', 'kyc'] as const).map((day) => ({
      ...of(vehicle),
      ...{ item: `tag:${day}` as const, dueOn: days[day], version: issuedOn, source },
    }));
  }

  function ofTyped(
    { vehicleNumber, kind, beganOn, tripsLeft, countedOn, addedAt }: TypedDay,
    parked: ReadonlyMap<string, ParkedVehicle>,
  ): KnownDate[] {
    const vehicle = parked.get(vehicleNumber);
    if (vehicle === undefined) return [];
    const source = { name: ownSources.typed, at: addedAt.toISOString(), sandbox: false };
    const dated = { ...of(vehicle), version: beganOn, source };
    if (kind === 'pass') {
      const counted =
        tripsLeft === null || countedOn === null ? null : { left: tripsLeft, on: countedOn };
      const end = passEnd(beganOn, counted);
      return end === null ? [] : [{ ...dated, item: 'pass', dueOn: end.on }];
    }
    const days = tagLastDays(beganOn, today);
    const asked: readonly TagDay[] = kind === 'chassis-tag' ? ['number'] : ['age', 'kyc'];
    return asked.map((day) => ({ ...dated, item: `tag:${day}` as const, dueOn: days[day] }));
  }
}

function of({ vehicleNumber, display, answer }: ParkedVehicle) {
  return {
    vehicleNumber,
    display: displayVehicleNumber(vehicleNumber as VehicleNumber) || display,
    vehicleName: answer?.record.model ?? null,
  };
}
