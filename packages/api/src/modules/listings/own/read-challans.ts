import type { ListedRecord } from '@pahiya/domain/listings/listing';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { type Paise, sumPaise } from '@pahiya/domain/shared/money';
import type { Services } from '../../../services.ts';
import { refreshSources } from '../../challans/refresh-sources.ts';

const open: ReadonlySet<string> = new Set(['unpaid', 'virtual-court', 'regular-court']);
const maxAgeSeconds = 3600;

/** Open challans of a car that is put up for sale, with their sum as far as fines are set; null: no source answered. */
export async function readListedChallans(
  services: Services,
  vehicleNumber: VehicleNumber,
): Promise<ListedRecord['challans']> {
  const { challans, failed } = await refreshSources(services, vehicleNumber, { maxAgeSeconds });
  if (failed.length === services.challanSources.length) return null;
  const due = challans.filter(({ status }) => open.has(status));
  return {
    open: due.length,
    total: sumPaise(due.map(({ fine }) => fine).filter((fine): fine is Paise => fine !== null)),
    readAt: services.now().toISOString(),
    failedSources: services.challanSources
      .filter(({ id }) => failed.includes(id))
      .map(({ name }) => name),
  };
}
