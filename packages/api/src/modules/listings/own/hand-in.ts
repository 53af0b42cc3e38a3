import { findingsOf, type ListingFinding } from '@pahiya/domain/listings/listing-findings';
import { listingRules } from '@pahiya/domain/listings/listing-rules';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { valueSellersCar } from '../../valuation/value-sellers-car.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import { selectPhotos, selectSamePictures } from '../photos/photo-repository.ts';
import { type OwnRow, selectFormerKm } from './own-repository.ts';

/** Checks a locked draft that is handed in. Refuses one with too few photographs; else what a person has to look at. */
export async function checkHandedIn(
  tx: Transaction,
  services: Services,
  row: OwnRow,
  userId: string,
): Promise<Result<readonly ListingFinding[], Refusal>> {
  const { photosAtLeast, samePictureBits } = listingRules(istDateOf(services.now()));
  const photos = (await selectPhotos(tx, [row.id])).get(row.id) ?? [];
  if (photos.length < photosAtLeast) return err(tooFewPhotos);
  const { price, km, record } = row;
  return ok(
    findingsOf({
      isProvedOwner: await isProvedOwner(services, row.vehicleNumber as VehicleNumber, userId),
      ...{ price, km, record },
      // Refused when the listing was started.
      isOtherCar: false,
      fairPrice: await fairPriceOf(services, row),
      hasKnownPhoto: (await selectSamePictures(tx, row.id, samePictureBits)).length > 0,
      formerKm: await selectFormerKm(tx, row),
    }),
  );
}

/** What such a car costs between private persons; null: cannot be said. */
async function fairPriceOf(services: Services, row: OwnRow): Promise<Paise | null> {
  const { make, model, madeYear, variant, fuel, gearbox, km, owners, cityId } = row;
  const valuation = await valueSellersCar(services, {
    ...{ make, model, variant, modelYear: madeYear, fuel, gearbox, km, owners, cityId },
    condition: 'good',
  });
  return valuation?.kind === 'value' ? valuation.private.price : null;
}

const tooFewPhotos: Refusal = {
  code: 'request/bad-input',
  detail: 'Some photographs are missing.',
  errors: [{ path: 'body.photos', message: 'too-few' }],
};
