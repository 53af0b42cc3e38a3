import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { reportField as contract } from '@pahiya/contracts/vehicle/report-contracts';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Caller } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { recordRefusal } from './audit-refusal.ts';
import { insertReport, openReports } from './field-report-repository.ts';
import { notStored, type OwnerProof, refuseUnprovenOwner } from './owner-proof.ts';
import { readLookupMark } from './read-lookup-mark.ts';
import { sourceKeyOf } from './source-key.ts';
import { withReports } from './vehicle-body.ts';
import { findStored, lockVehicle, replaceBody } from './vehicle-repository.ts';

/** A field reported as wrong. */
export type FieldReport = {
  readonly vehicleNumber: string;
  readonly field: AnswerOf<typeof contract>['field'];
  readonly note: string;
  readonly ownerProof?: OwnerProof | undefined;
  readonly caller: Caller;
  readonly requestId: string;
};

/** Files a report. Only a signed-in owner who proves it with the RC marks the field for everyone, until the record is
 * next fetched; any other report is a ticket for our staff and changes nothing on the page. Refuses a vehicle that is
 * not stored or is hidden from the caller, and an owner's report without sign-in or proof. */
export async function reportField(
  services: Services,
  report: FieldReport,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const reading = readLookupMark(report.vehicleNumber, 'params.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  const refusal = await refuseOwner(services, vehicleNumber, report);
  if (refusal !== null) {
    await recordRefusal(services, report, refusal);
    return err(refusal);
  }
  const reportId = randomUUID();
  const reportedAt = services.now();
  const byOwner = report.ownerProof !== undefined;
  const isFiled = await fileReport(services, vehicleNumber, report, {
    reportId,
    reportedAt,
    byOwner,
  });
  if (!isFiled) return err(notStored);
  const { field } = report;
  return ok({ reportId, field, reportedAt: reportedAt.toISOString(), isShown: byOwner });
}

const signInToProve: Refusal = {
  code: 'vehicle/not-proven',
  detail: 'Sign in to report as the owner.',
};

/** Null for a report without an owner's claim, and for a proven owner. */
async function refuseOwner(
  services: Services,
  vehicleNumber: VehicleNumber,
  { ownerProof, caller }: FieldReport,
): Promise<Refusal | null> {
  if (ownerProof === undefined) return null;
  if (caller.kind !== 'user') return signInToProve;
  return refuseUnprovenOwner(services, vehicleNumber, caller, ownerProof);
}

async function fileReport(
  { sql, registry }: Services,
  vehicleNumber: VehicleNumber,
  { field, note, caller }: FieldReport,
  filed: { readonly reportId: string; readonly reportedAt: Date; readonly byOwner: boolean },
): Promise<boolean> {
  const userId = caller.kind === 'user' ? caller.userId : null;
  return sql.begin(async (tx) => {
    await lockVehicle(tx, vehicleNumber);
    const stored = await findStored(tx, vehicleNumber, sourceKeyOf(registry.source), userId);
    if (stored?.body == null || stored.isHidden) return false;
    await insertReport(tx, { ...filed, vehicleNumber, field, note, userId });
    if (filed.byOwner) {
      const reports = await openReports(tx, vehicleNumber);
      await replaceBody(tx, vehicleNumber, withReports(stored.body, reports));
    }
    return true;
  });
}
