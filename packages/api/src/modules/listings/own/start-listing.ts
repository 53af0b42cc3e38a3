import { randomInt, randomUUID } from 'node:crypto';
import type { startListing as contract } from '@pahiya/contracts/used-cars/own-listing-contracts';
import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import { checkListing } from '@pahiya/domain/listings/check-listing';
import type { ListedRecord } from '@pahiya/domain/listings/listing';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { readRecordedCar } from '@pahiya/domain/valuation/car-names';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import {
  readSellersModel,
  unknownCar,
  variantsOf,
  yearsOf,
} from '../../valuation/sellers-choices.ts';
import { lookUpVehicle } from '../../vehicle/look-up-vehicle.ts';
import { isPrivateCar, notACar } from '../../vehicle/private-car.ts';
import { readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { isSourceRefusal } from '../../vehicle/source-refusal.ts';
import { insertListings } from '../store/listing-repository.ts';
import { markHash } from '../store/mark-hash.ts';
import { listedRecord } from './listed-record.ts';
import { alreadyOffered, unlikelyFacts } from './own-refusals.ts';
import { isOffered, lockCar } from './own-repository.ts';
import { readListedChallans } from './read-challans.ts';
import { officeOf, statedOf, unknownListingCity } from './seller-facts.ts';

type Asked = Context<typeof contract>;

/** Starts a listing as a draft. The record is read as a look-up; while its source is down the listing has none. */
export async function startListing(
  services: Services,
  { body, caller, device, address, request }: Asked,
): Promise<Result<{ readonly listing: string }, Refusal>> {
  const now = services.now();
  const today = istDateOf(now);
  const mark = readLookupMark(body.vehicleNumber, 'body.vehicleNumber');
  if (!mark.ok) return mark;
  const { vehicleNumber } = mark.value;
  const found = await readSellersModel(services.sql, body, today);
  if (!found.ok) return found;
  const { make, model } = found.value;
  const variant = variantsOf(found.value, body.year, today).find(
    ({ slug }) => slug === body.variant,
  );
  if (variant === undefined || !yearsOf(found.value, today).includes(body.year)) {
    return err(unknownCar);
  }
  const city = unknownListingCity(body.cityId);
  if (city !== null) return err(city);
  const price = paise(body.pricePaise);
  const stated = statedOf(body);
  const typed = {
    madeYear: body.year,
    madeMonth: body.madeMonth,
    km: body.km,
    owners: body.owners,
  };
  const unread = checkListing({ ...typed, ...stated, price, registeredOn: null }, today);
  if (unread.length > 0) return err(unlikelyFacts(unread));
  const record = await readRecord(services, { body, caller, device, address, request });
  if (!record.ok) return record;
  const listing = publicId();
  return transact(services.sql, async (tx) => {
    const carId = await lockCar(
      tx,
      randomUUID(),
      markHash(services.settings.secret, vehicleNumber),
    );
    if (await isOffered(tx, carId)) return err(alreadyOffered);
    await insertListings(tx, [
      {
        ...{ id: randomUUID(), publicId: listing, carId, state: 'draft', sellerKind: 'owner' },
        ...{ userId: caller.userId, dealerId: null, stockNumber: null, vehicleNumber },
        ...{ cityId: body.cityId, make: make.slug, model: model.slug },
        ...{ makeName: make.name, modelName: model.name, variant: variant.name },
        ...{ body: body.body, fuel: variant.fuel, gearbox: variant.gearbox },
        ...typed,
        registeredOn: record.value?.registeredOn ?? null,
        officeCode: officeOf(mark.value.officeCode, body.cityId),
        ...{ price, colour: body.colour, stated, record: record.value },
        ...{ inspection: null, battery: null },
        ...{ createdAt: now, liveAt: null, expiresAt: null },
        isSandbox: services.registry.source.sandbox,
      },
    ]);
    return ok({ listing });
  });
}

async function readRecord(
  services: Services,
  { body, caller, device, address, request }: Omit<Asked, 'params' | 'query' | 'reply'>,
): Promise<Result<ListedRecord | null, Refusal>> {
  const looked = await lookUpVehicle(services, {
    ...{ vehicleNumber: body.vehicleNumber, path: 'body.vehicleNumber', purpose: 'listing' },
    ...{ caller, device, address, requestId: request.id },
  });
  if (!looked.ok) return isSourceRefusal(looked.error) ? ok(null) : looked;
  // Written by the look-up itself, so not validated again.
  const answer = JSON.parse(looked.value.text) as VehicleAnswer;
  const { maker, model } = answer.record;
  if (!isPrivateCar(answer.record)) return err(notACar);
  const recorded = readRecordedCar(maker, model);
  const isOther =
    recorded !== null && (recorded.make.slug !== body.make || recorded.model.slug !== body.model);
  if (isOther) return err(otherModel);
  const { vehicleNumber } = answer.mark;
  const challans = await readListedChallans(services, vehicleNumber as VehicleNumber);
  return ok(listedRecord(answer, challans));
}

const otherModel: Refusal = {
  code: 'request/bad-input',
  detail: 'By its record this number belongs to another model.',
  errors: [{ path: 'body.vehicleNumber', message: 'other-model' }],
};

/** Eight letters without vowels: no words. Unique among 26 thousand million. */
function publicId(): string {
  const letters = 'bcdfghjkmnpqrstvwxz';
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}
