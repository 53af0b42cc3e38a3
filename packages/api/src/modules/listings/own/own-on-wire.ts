import type { OwnListing } from '@pahiya/contracts/used-cars/own-listing-contracts';
import { listingRules } from '@pahiya/domain/listings/listing-rules';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import { selectPhotos } from '../photos/photo-repository.ts';
import { cityOf } from '../reading/city-of.ts';
import { isStopped } from './move-listing.ts';
import type { OwnRow } from './own-repository.ts';

/** A listing in its seller's list. */
export function ownRowOnWire(row: OwnRow) {
  return {
    listing: row.publicId,
    state: row.state,
    ...{ make: row.makeName, model: row.modelName, variant: row.variant, madeYear: row.madeYear },
    vehicleNumber: row.vehicleNumber,
    pricePaise: row.price,
    expiresAt: row.state === 'live' ? (row.expiresAt?.toISOString() ?? null) : null,
  };
}

/** A listing as its seller sees it. */
export async function ownOnWire(
  services: Services,
  row: OwnRow,
  userId: string,
): Promise<OwnListing> {
  const [photos, isProved] = await Promise.all([
    selectPhotos(services.sql, [row.id]),
    isProvedOwner(services, row.vehicleNumber as VehicleNumber, userId),
  ]);
  const { days, photosAtLeast, photosAtMost } = listingRules(istDateOf(services.now()));
  const { cityId, body, km, owners, colour, madeMonth, fuel, gearbox, stated, review } = row;
  const { insurance, insuredUntil, accident, serviceBook, keys, hasLoan, note } = stated;
  return {
    ...ownRowOnWire(row),
    ...{ fuel, gearbox, cityId, body, km, owners, colour, madeMonth },
    ...{ insurance, insuredUntil, accident, serviceBook, keys, hasLoan },
    photos: [...(photos.get(row.id) ?? [])].map(({ photoId, width, height }) => ({
      ...{ photoId, width, height },
    })),
    ...{ days, photosAtLeast, photosAtMost, isProvedOwner: isProved, isHeld: row.isHeld },
    findings: row.state === 'in-review' ? [...(review?.findings ?? [])] : [],
    note,
    request: review?.note ?? null,
    path:
      row.state === 'live' || row.state === 'sold'
        ? `/used-cars/${cityOf(cityId).slug}/${row.make}-${row.model}-${row.madeYear}-${row.publicId}`
        : null,
    recordReadAt: row.record?.readAt ?? null,
    isStopped: isStopped(row),
  };
}
