import type { ListedRecord } from '@pahiya/domain/listings/listing';
import { findingsOf } from '@pahiya/domain/listings/listing-findings';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { readRecordedCar } from '@pahiya/domain/valuation/car-names';
import type { Services } from '../../../services.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { isPrivateCar } from '../../vehicle/private-car.ts';
import { refreshInTurn } from '../../vehicle/refresh-in-turn.ts';
import { findStoredRecord } from '../../vehicle/stored-records.ts';
import { readBody } from '../../vehicle/vehicle-body.ts';
import { listedRecord } from '../own/listed-record.ts';
import {
  lockInReview,
  type OwnRow,
  selectFormerKm,
  selectToReread,
  updateRecord,
  updateReview,
} from '../own/own-repository.ts';
import { readListedChallans } from '../own/read-challans.ts';
import { usedCarContent } from '../store/used-car-content.ts';
import { followRecord } from './follow-record.ts';

const perRun = 12;
const day = 86_400_000;
/** A record is read again after a week, one that did not answer after a day. Product defaults. */
const rereadAfterMs = 7 * day;
const retryAfterMs = day;

/** Reads record and challans of listed cars for the first time (a dealer's) or again. What does not answer stays as it was,
 * with its day. Returns how many were read. */
export async function rereadListedCars(
  services: Services,
  { pauseMs }: { readonly pauseMs?: number } = {},
): Promise<number> {
  const now = services.now().getTime();
  const due = await selectToReread(services.sql, {
    readBefore: new Date(now - rereadAfterMs),
    triedBefore: new Date(now - retryAfterMs),
    most: perRun,
  });
  if (due.length === 0) return 0;
  await refreshInTurn(
    services,
    due.map(({ vehicleNumber }) => vehicleNumber),
    { purpose: 'listing', ...(pauseMs === undefined ? {} : { pauseMs }) },
  );
  let read = 0;
  for (const car of due) if (await rereadOne(services, car)) read += 1;
  return read;
}

async function rereadOne(services: Services, { publicId, vehicleNumber }: OwnRow) {
  const number = vehicleNumber as VehicleNumber;
  const stored = await findStoredRecord(services, number, null);
  const answer =
    stored === null || stored.isHidden || stored.body === null ? null : readBody(stored.body);
  const challans = answer === null ? null : await readListedChallans(services, number);
  const at = services.now();
  return services.sql.begin(async (tx) => {
    const row = await lockInReview(tx, publicId);
    if (row === null) return false;
    // Challans of which no source answered keep their day.
    const record: ListedRecord | null =
      answer === null ? row.record : listedRecord(answer, challans ?? row.record?.challans ?? null);
    await updateRecord(tx, row.id, record, at);
    if (answer === null || record === null) return false;
    if (row.state === 'live') await bumpContent(tx, usedCarContent);
    await followRecord(tx, services, row, record);
    if (row.state === 'in-review' && row.review !== null) {
      const recorded = readRecordedCar(answer.record.maker, answer.record.model);
      const isOtherModel =
        recorded !== null && (recorded.make.slug !== row.make || recorded.model.slug !== row.model);
      const found = findingsOf({
        ...{ isProvedOwner: true, price: row.price, fairPrice: null, hasKnownPhoto: false },
        ...{ km: row.km, formerKm: await selectFormerKm(tx, row), record },
        isOtherCar: isOtherModel || !isPrivateCar(answer.record),
      });
      const findings = [...new Set([...row.review.findings, ...found])];
      await updateReview(tx, row.id, { ...row.review, findings });
    }
    return true;
  });
}
