import { isTransportVehicle, vehicleForm } from '@pahiya/domain/rc/vehicle-class';
import type { UseSegment } from '@pahiya/domain/service-history/odometer-settings';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { DueItem } from '@pahiya/domain/upkeep/due-item';
import { dueItems, type WorkInterval, type WorkIntervals } from '@pahiya/domain/upkeep/due-items';
import type { LogEntry, WorkCategory } from '@pahiya/domain/upkeep/log-entry';
import { type LogOdometer, logOdometer } from '@pahiya/domain/upkeep/log-odometer';
import { type UsualInterval, usualInterval } from '@pahiya/domain/upkeep/usual-interval';
import type { Services } from '../../services.ts';
import { findStoredRecord } from '../vehicle/stored-records.ts';
import { readBody } from '../vehicle/vehicle-body.ts';
import { toLogEntry } from './to-log-entry.ts';
import { findEntries, findIntervals, type OwnLog } from './upkeep-repository.ts';

/** Newest lines from which figures and due days are worked out: more than twenty years of a private car. */
const countedLines = 3_000;

/** What the log and the record of a vehicle say today. */
export type VehicleState = {
  readonly today: IstDate;
  readonly segment: UseSegment;
  readonly entries: readonly LogEntry[];
  readonly odometer: LogOdometer;
  readonly intervals: WorkIntervals;
  readonly usual: UsualInterval | null;
  readonly dues: readonly DueItem[];
};

/** Reads the log of a vehicle, and works out what falls due. The kind of vehicle is that of the stored record; without
 * one it counts as a private car. */
export async function readVehicleState(services: Services, own: OwnLog): Promise<VehicleState> {
  const { sql, now } = services;
  const today = istDateOf(now());
  const [rows, set, stored] = await Promise.all([
    findEntries(sql, own, { limit: countedLines }),
    findIntervals(sql, own),
    findStoredRecord(services, own.vehicleNumber, own.userId),
  ]);
  const record = stored?.body == null || stored.isHidden ? null : readBody(stored.body).record;
  const form = record === null ? 'car' : vehicleForm(record);
  const usual =
    form === 'car' || form === 'two-wheeler'
      ? usualInterval({ maker: record?.maker ?? null, model: record?.model ?? null, form }, today)
      : null;
  const segment = segmentOf(form, record !== null && isTransportVehicle(record) === true);
  const entries = rows.map(toLogEntry);
  const odometer = logOdometer(entries, segment);
  const intervals = new Map<WorkCategory, WorkInterval>();
  if (usual !== null) {
    intervals.set('service', { km: usual.km, months: usual.months, origin: 'usual' });
  }
  for (const { category, everyKm, everyMonths } of set) {
    intervals.set(category, { km: everyKm, months: everyMonths, origin: 'own' });
  }
  const dues = dueItems(own.vehicleNumber, entries, odometer, intervals);
  return { today, segment, entries, odometer, intervals, usual, dues };
}

function segmentOf(form: ReturnType<typeof vehicleForm>, isTransport: boolean): UseSegment {
  if (form === 'two-wheeler') return 'two-wheeler';
  if (form === 'goods' || form === 'bus' || form === 'tractor') return 'truck';
  return isTransport ? 'taxi' : 'private-car';
}
