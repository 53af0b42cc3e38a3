import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { reportField as contract } from '@pahiya/contracts/vehicle/report-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Caller } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { lockVehicle, openReports } from './field-reports.ts';
import { readLookupMark } from './read-lookup-mark.ts';
import { withReports } from './vehicle-body.ts';
import { findStored, replaceBody, sourceKeyOf } from './vehicle-cache.ts';

/** Who says what is wrong with which vehicle's record. */
export type FieldReport = {
  readonly vehicleNumber: string;
  readonly field: AnswerOf<typeof contract>['field'];
  readonly note: string;
  readonly caller: Caller;
};

/** Marks a field as reported, in the stored answer too, until the registry is asked again. No account is needed.
 * Refuses a vehicle that is not stored, or hidden from the caller: who reports has seen the record here. */
export async function reportField(
  services: Services,
  { vehicleNumber: typed, field, note, caller }: FieldReport,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const reading = readLookupMark(typed, 'params.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  const userId = caller.kind === 'user' ? caller.userId : null;
  const reportId = randomUUID();
  const reportedAt = services.now();
  const isReported = await services.sql.begin(async (tx) => {
    await lockVehicle(tx, vehicleNumber);
    const sourceKey = sourceKeyOf(services.registry.source);
    const stored = await findStored(tx, vehicleNumber, sourceKey, userId);
    if (stored?.body == null || stored.isHidden) return false;
    await tx`
      insert into field_reports (id, vehicle_number, field, note, user_id, reported_at)
      values (${reportId}, ${vehicleNumber}, ${field}, ${note}, ${userId}, ${reportedAt})`;
    const reports = await openReports(tx, vehicleNumber);
    await replaceBody(tx, vehicleNumber, withReports(stored.body, reports));
    return true;
  });
  if (isReported) return ok({ reportId, field, reportedAt: reportedAt.toISOString() });
  return err(notStored);
}

/** The refusal for calls about a record that nobody has looked up. */
export const notStored: Refusal = {
  code: 'vehicle/not-found',
  detail: 'No record of this vehicle is stored here. Look it up first.',
};
