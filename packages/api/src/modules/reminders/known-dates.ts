import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import {
  challanItem,
  nextChallanDay,
  ownSources,
  type ReminderItem,
} from '@pahiya/domain/reminders/reminder-item';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';
import { findPaidChallans } from '../challan-orders/paid-challans.ts';
import { findOwnChallans, type OwnChallan } from '../garage/alerts/own-challans.ts';
import { findParked, type ParkedVehicle } from '../garage/read-garage.ts';
import { type DatedCopy, findDatedCopies } from '../garage/wallet/dated-copies.ts';
import { findIssuedPolicies, type IssuedPolicy } from '../insurance/policies/issued-policies.ts';
import { findSoldNumbers } from '../selling/sold/sold-numbers.ts';
import { readVehicleState } from '../upkeep/read-vehicle-state.ts';
import { findTagDates } from './tag-dates.ts';

/** A date that the product knows about a person's vehicles. */
export type KnownDate = {
  /** Empty for what belongs to the person. */
  readonly vehicleNumber: string;
  readonly display: string;
  readonly item: ReminderItem;
  readonly dueOn: IstDate;
  /** The document or the work that is meant: another one is a new series. */
  readonly version: string;
  readonly vehicleName: string | null;
  readonly source: { readonly name: string; readonly at: string; readonly sandbox: boolean };
};

/** All dates of a person that become series, and the vehicles whose record cannot be read now. A policy that was
 * bought here, and a policy or PUC that was saved, count in place of the register's date where they end later: the
 * register is often weeks behind. */
export async function findDates(
  services: Services,
  userId: string,
): Promise<{
  readonly dates: readonly KnownDate[];
  readonly unread: ReadonlySet<string>;
  readonly vehicles: readonly ParkedVehicle[];
}> {
  const [parked, copies, policies, sold, challans] = await Promise.all([
    findParked(services, userId),
    findDatedCopies(services.sql, userId),
    findIssuedPolicies(services.sql, userId),
    findSoldNumbers(services.sql, userId),
    findOwnChallans(services, userId),
  ]);
  const dates = new Map<string, KnownDate>();
  const add = (one: KnownDate) => {
    const key = `${one.vehicleNumber} ${one.item}`;
    const known = dates.get(key);
    if (known === undefined || known.dueOn < one.dueOn) dates.set(key, one);
  };
  for (const vehicle of parked) {
    for (const one of ofRecord(vehicle)) add(one);
    for (const one of await ofLog(services, userId, vehicle)) add(one);
  }
  const vehicles = new Map<string, ParkedVehicle>(parked.map((one) => [one.vehicleNumber, one]));
  for (const copy of copies) {
    const one = ofCopy(copy, vehicles);
    if (one !== null) add(one);
  }
  for (const policy of policies) {
    const soldAt = sold.get(policy.vehicleNumber as VehicleNumber);
    if (soldAt !== undefined && soldAt >= policy.issuedAt) continue;
    for (const one of ofPolicy(policy, vehicles)) add(one);
  }
  for (const tag of await findTagDates(services, userId, vehicles)) add(tag);
  const paid = await findPaidChallans(
    services.sql,
    challans.map(({ challanNumber }) => challanNumber),
  );
  for (const challan of challans) {
    if (paid.has(challan.challanNumber)) continue;
    for (const one of ofChallan(challan, vehicles, istDateOf(services.now()))) add(one);
  }
  const unread = parked.filter(({ answer }) => answer === null);
  return {
    dates: [...dates.values()],
    vehicles: parked,
    unread: new Set(unread.map(({ vehicleNumber }) => vehicleNumber)),
  };
}

function ofRecord({ vehicleNumber, display, answer, dues }: ParkedVehicle): KnownDate[] {
  if (answer === null) return [];
  return dues.flatMap(({ document: item, upto: dueOn, state }) =>
    dueOn === null || state === 'not-needed'
      ? []
      : [
          {
            ...{ vehicleNumber, display, item, dueOn, version: dueOn },
            vehicleName: answer.record.model,
            source: {
              name: answer.source.name,
              at: answer.fetchedAt,
              sandbox: answer.source.sandbox,
            },
          },
        ],
  );
}

async function ofLog(
  services: Services,
  userId: string,
  { vehicleNumber, display, answer }: ParkedVehicle,
): Promise<KnownDate[]> {
  const { dues } = await readVehicleState(services, { userId, vehicleNumber });
  return dues.map(({ subject, on, origin }) => ({
    ...{ vehicleNumber, display, item: subject, dueOn: on, version: origin.lastOn },
    vehicleName: answer?.record.model ?? null,
    source: {
      name: ownSources.log,
      at: `${origin.readingOn ?? origin.lastOn}T00:00:00Z`,
      sandbox: false,
    },
  }));
}

/** A copy of a vehicle that has left the garage reminds of nothing. */
function ofCopy(
  { documentId, kind, vehicleNumber, validUpto, addedAt }: DatedCopy,
  vehicles: ReadonlyMap<string, ParkedVehicle>,
): KnownDate | null {
  const vehicle = vehicleNumber === null ? null : (vehicles.get(vehicleNumber) ?? undefined);
  if (vehicle === undefined) return null;
  const item: ReminderItem =
    kind === 'licence'
      ? `licence:${documentId}`
      : vehicle !== null && kind === 'insurance'
        ? 'third-party'
        : vehicle !== null && kind === 'puc'
          ? 'puc'
          : `copy:${documentId}`;
  return {
    ...{ item, dueOn: validUpto, version: validUpto },
    vehicleNumber: vehicleNumber ?? '',
    display: vehicleNumber === null ? '' : displayVehicleNumber(vehicleNumber),
    vehicleName: vehicle?.answer?.record.model ?? null,
    source: { name: ownSources.typed, at: addedAt.toISOString(), sandbox: false },
  };
}

/** A policy reminds also of a vehicle outside the garage, since it was bought here, until that was sold. A package is both covers; a bundle too, with a last day for each. */
function ofPolicy(
  { vehicleNumber, insurerName, cover, endsOn, thirdPartyUntil, issuedAt, isSandbox }: IssuedPolicy,
  vehicles: ReadonlyMap<string, ParkedVehicle>,
): KnownDate[] {
  const vehicle = vehicles.get(vehicleNumber);
  const items =
    cover === 'package' || cover === 'bundle' ? (['third-party', 'own-damage'] as const) : [cover];
  const dayOf = (item: (typeof items)[number]) =>
    item === 'third-party' ? (thirdPartyUntil ?? endsOn) : endsOn;
  return items.map((item) => ({
    ...{ vehicleNumber, item, dueOn: dayOf(item), version: dayOf(item) },
    display: displayVehicleNumber(vehicleNumber as VehicleNumber),
    vehicleName: vehicle?.answer?.record.model ?? null,
    source: { name: insurerName, at: issuedAt.toISOString(), sandbox: isSandbox },
  }));
}

/** The next day of an open challan that was not paid here. A vehicle that has left the garage is not called to mind. */
function ofChallan(
  { vehicleNumber, challanNumber, steps, source }: OwnChallan,
  vehicles: ReadonlyMap<string, ParkedVehicle>,
  today: IstDate,
): KnownDate[] {
  const vehicle = vehicles.get(vehicleNumber);
  const next = nextChallanDay(steps, today);
  if (vehicle === undefined || next === null) return [];
  return [
    {
      ...{ vehicleNumber, source, dueOn: next.on, version: next.on },
      item: challanItem(next.kind, challanNumber),
      display: vehicle.display,
      vehicleName: vehicle.answer?.record.model ?? null,
    },
  ];
}
