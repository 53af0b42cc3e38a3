import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';
import { purgeAllowances } from './lookup-allowance.ts';

const DAY_MS = 86_400_000;
/** Reports that are closed at the desk are kept this long for complaints; an owner's mark until it is cleared. */
const REPORT_NOTE_DAYS = 180;

/** Deleted rows per table. */
export type PurgedVehicleData = {
  readonly lookups: number;
  readonly allowances: number;
  readonly leases: number;
  readonly reports: number;
};

/** Deletes expired look-up data, daily. Safe to run on several servers at once. */
export async function purgeVehicleData({
  sql,
  now,
  settings,
}: Services): Promise<PurgedVehicleData> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const lookups = await sql`delete from lookup_log where at < ${before(settings.lookupLogDays)}`;
  const allowances = await purgeAllowances(sql, addDays(istDateOf(now()), -1));
  const leases = await sql`
    delete from vehicle_fetches where leased_until < clock_timestamp() - interval '1 day'`;
  const reports = await sql`
    delete from field_reports where closed_at < ${before(REPORT_NOTE_DAYS)}
      and (not by_owner or cleared_at < ${before(REPORT_NOTE_DAYS)})`;
  return {
    lookups: lookups.count,
    allowances,
    leases: leases.count,
    reports: reports.count,
  };
}
