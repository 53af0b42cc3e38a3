import type { AnswerOf } from '@pahiya/contracts/contract';
import type { usedCarListing } from '@pahiya/contracts/used-cars/used-car-contracts';
import { findInspectionPoint } from '@pahiya/domain/inspections/inspection-list';
import { contradictionsOf } from '@pahiya/domain/listings/check-listing';
import { e20Of } from '@pahiya/domain/listings/e20';
import type { ListedInspection, ListedRecord } from '@pahiya/domain/listings/listing';
import { allCities } from '@pahiya/domain/places/cities';
import { findOffice } from '@pahiya/domain/places/rto-offices';
import { isInNcr } from '@pahiya/domain/rc/ncr-area';
import { ncrEndOfLife } from '@pahiya/domain/rc/ncr-end-of-life';
import type { FuelKind } from '@pahiya/domain/rc/rc-record';
import { addDays, type IstDate, isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { readModelSizes } from '../../new-cars/reading/model-sizes.ts';
import { labelOnWire } from '../labels/label-on-wire.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import { type CardRow, cardOnWire, photoOnWire } from './card-row.ts';
import { findCityOf } from './city-of.ts';
import {
  type ListingPageRow,
  selectListingPage,
  selectSimilar,
} from './listing-read-repository.ts';

type Answer = AnswerOf<typeof usedCarListing>;
type Car = Answer['car'];

/** Days for which the page of a sold car stays. Product default. */
const soldDays = 90;
const similarCars = 3;

/** The page of a listing: while it is live, and for 90 days after it was sold. */
export async function readListing(
  sql: Queryable,
  publicId: string,
  now: Date,
): Promise<Result<Answer, Refusal>> {
  const row = await selectListingPage(sql, publicId);
  const today = istDateOf(now);
  if (row === null || !isShown(row, today)) return err(noSuchListing);
  const similar = await selectSimilar(sql, row, similarCars);
  const sizes = await readModelSizes(sql, [row, ...similar].map(modelKey));
  return ok({
    car: { ...cardOnWire(row, sizes), ...carOnWire(row, now) },
    similar: similar.map((one) => cardOnWire(one, sizes)),
  });
}

function modelKey({ make, model }: CardRow): string {
  return `${make}/${model}`;
}

function isShown({ state, endedAt }: ListingPageRow, today: IstDate): boolean {
  if (state === 'live') return true;
  if (state !== 'sold' || endedAt === null) return false;
  return isBefore(today, addDays(istDateOf(endedAt), soldDays));
}

function carOnWire(row: ListingPageRow, now: Date) {
  const today = istDateOf(now);
  const { demoUse: _, ...stated } = row.stated;
  const { madeMonth, officeCode, battery, heldUntil, waiting } = row;
  return {
    reportId: row.id,
    hasTestDrives: row.hasTestDrives,
    canAsk: row.canAsk,
    state: row.state === 'sold' ? ('sold' as const) : ('live' as const),
    soldOn: row.endedAt === null ? null : istDateOf(row.endedAt),
    ...{ madeMonth, officeCode, stated, battery },
    registeredIn: row.registeredOn?.slice(0, 7) ?? null,
    record: row.record === null ? null : recordOnWire(row, row.record),
    inspection: row.inspection === null ? null : inspectionOnWire(row, row.inspection),
    label: labelOnWire(row, now),
    prices: row.prices.map(({ paise, since }) => ({ paise, since: istDateOf(new Date(since)) })),
    dealer: row.dealer,
    endOfLife: endOfLifeOf(row, today),
    e20: e20Of(row),
    photos: row.photos.flatMap((photo) => photoOnWire(photo) ?? []),
    hold: heldUntil === null ? null : { until: heldUntil.toISOString(), waiting },
  };
}

function recordOnWire(row: ListingPageRow, record: ListedRecord): NonNullable<Car['record']> {
  const { readAt, source, isSandbox, status, hasLoan, isBlacklisted, hasNoc, challans } = record;
  return {
    ...{ readAt, source, sandbox: isSandbox, status, hasLoan, isBlacklisted, hasNoc },
    insuredUntil: record.insuredUntil,
    contradictions: contradictionsOf({ ...row, hasLoan: row.stated.hasLoan }, record).map(
      ({ field, stated, recorded }) => ({
        field,
        stated: String(stated),
        recorded: String(recorded),
      }),
    ),
    challans:
      challans === null
        ? null
        : {
            open: challans.open,
            totalPaise: challans.total,
            readAt: challans.readAt,
            failedSources: [...challans.failedSources],
          },
  };
}

function inspectionOnWire(
  { photos }: ListingPageRow,
  inspection: ListedInspection,
): NonNullable<Car['inspection']> {
  const { inspectedAt, km, score, points, checked, fine, groups, validUntil } = inspection;
  return {
    ...{ inspectedAt, km, score, points, checked, fine, validUntil },
    city: findCityOf(inspection.cityId),
    groups: groups.map((group) => ({ ...group })),
    faults: inspection.faults.flatMap(({ point, grade, spot, repairLow, repairHigh, photoId }) => {
      const known = findInspectionPoint(point);
      if (known === null) return [];
      const photo = photos.find((one) => photoId !== null && one.startsWith(photoId));
      return [
        {
          ...{ point, grade, name: known.name, spot: spot ?? known.spot },
          ...{ repairLowPaise: repairLow, repairHighPaise: repairHigh },
          photo: photoOnWire(photo ?? null),
        },
      ];
    }),
    sandbox: inspection.isSandbox,
  };
}

/** The rule for the place where the car is offered: a buyer there is who it concerns. */
function endOfLifeOf(row: ListingPageRow, today: IstDate): Car['endOfLife'] {
  const city = allCities.find(({ id }) => id === row.cityId);
  const place = {
    district: findOffice(city?.primaryRto ?? '')?.district ?? null,
    city: city?.name ?? null,
  };
  const stateCode = city?.stateCode ?? null;
  const norm = row.record?.norm ?? 'unknown';
  const { verdict, reachesAgeOn } = ncrEndOfLife(
    {
      ...{ registeredOn: row.registeredOn, norm, stateCode, ...place },
      fuel: { code: registryFuel(row.fuel), raw: row.fuel },
    },
    today,
  );
  return { verdict, reachesAgeOn, norm, isInNcr: isInNcr(stateCode, place) === true };
}

function registryFuel(fuel: CardRow['fuel']): FuelKind {
  return fuel === 'plug-in-hybrid' ? 'hybrid' : fuel;
}
