import { ownerProofPeriodOn } from '@pahiya/domain/rc/owner-proof-period';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';
import { deleteOldLeases } from './fetch-lease-repository.ts';
import { deleteClosed } from './field-report-repository.ts';
import { deleteUsesBefore } from './lookup-allowance-repository.ts';
import { deleteLookups } from './lookup-log-repository.ts';
import { deleteOldProofs } from './proved-owner-repository.ts';

const DAY_MS = 86_400_000;
/** Reports that are closed at the desk are kept this long for complaints; an owner's mark until it is cleared. */
const REPORT_NOTE_DAYS = 180;

/** Deleted rows per table. */
export type PurgedVehicleData = {
  readonly lookups: number;
  readonly allowances: number;
  readonly leases: number;
  readonly reports: number;
  readonly proofs: number;
};

/** Deletes expired look-up data, daily. Safe to run on several servers at once. */
export async function purgeVehicleData({
  sql,
  now,
  settings,
}: Services): Promise<PurgedVehicleData> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  return {
    lookups: await deleteLookups(sql, before(settings.lookupLogDays)),
    allowances: await deleteUsesBefore(sql, addDays(istDateOf(now()), -1)),
    leases: await deleteOldLeases(sql),
    reports: await deleteClosed(sql, before(REPORT_NOTE_DAYS)),
    proofs: await deleteOldProofs(sql, before(ownerProofPeriodOn(istDateOf(now())).days)),
  };
}
