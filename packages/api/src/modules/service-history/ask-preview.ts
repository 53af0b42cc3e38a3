import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { type StoredPreview, selectPreview, upsertPreview } from './preview-repository.ts';

/** Whether the vendor has records of a vehicle: as stored while fresh, else asked and stored. `isAsked`: always asked, as
 * before somebody pays. A failure is not stored. Refuses `service-history/source-unavailable`. */
export async function askPreview(
  services: Services,
  vehicleNumber: VehicleNumber,
  { isAsked = false } = {},
): Promise<Result<StoredPreview, Refusal>> {
  const { sql, now, settings, serviceHistory: vendor } = services;
  const sourceKey = vendor.sandbox ? `${vendor.id}:sandbox` : vendor.id;
  const freshFrom = new Date(now().getTime() - settings.serviceHistory.freshHours * 3_600_000);
  const known = isAsked ? null : await selectPreview(sql, vehicleNumber, sourceKey, freshFrom);
  if (known !== null) return ok(known);
  const answer = await vendor.preview(vehicleNumber);
  if (!answer.ok) {
    return err({
      code: 'service-history/source-unavailable',
      detail: `${vendor.name} is unavailable. Nothing was charged; try again later.`,
      retryAfterSeconds: 60,
    });
  }
  const stored = { preview: answer.value, checkedAt: now() };
  await upsertPreview(sql, vehicleNumber, sourceKey, stored);
  return ok(stored);
}
