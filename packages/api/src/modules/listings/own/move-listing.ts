import { isStoppedByRecord, type ListingFinding } from '@pahiya/domain/listings/listing-findings';
import { listingRules } from '@pahiya/domain/listings/listing-rules';
import {
  canMoveListing,
  type ListingMover,
  type ListingState,
} from '@pahiya/domain/listings/listing-states';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { touchCities } from '../store/city-repository.ts';
import { refreshListingWork } from '../store/listing-work.ts';
import { usedCarContent } from '../store/used-car-content.ts';
import { wrongListingState } from './own-refusals.ts';
import { type OwnRow, updateReview, updateState } from './own-repository.ts';

type Move = {
  readonly to: ListingState;
  readonly by: ListingMover;
  readonly at: Date;
};

/** Moves a locked listing. A public page, its city's list and its price label follow. Refuses moves that the state does
 * not have. */
export async function moveListing(
  tx: Transaction,
  row: OwnRow,
  { to, by, at }: Move,
): Promise<Result<OwnRow, Refusal>> {
  if (!canMoveListing(row.state, to, by)) return err(wrongListingState);
  if (row.state === 'paused' && to === 'live' && isStopped(row)) return err(recordStops);
  const { days } = listingRules(istDateOf(at));
  const expiresAt = new Date(at.getTime() + days * 86_400_000);
  await updateState(tx, row, { to, by, at, expiresAt });
  await refreshListingWork(tx, row.id);
  if (row.state === 'live' || to === 'live') {
    await touchCities(tx, [row.cityId]);
    await bumpContent(tx, usedCarContent);
  }
  return ok({ ...row, state: to });
}

/** Whether the record, as it was last read, keeps a car off the market. */
export function isStopped({ record }: Pick<OwnRow, 'record'>): boolean {
  return record !== null && isStoppedByRecord(record);
}

const recordStops: Refusal = {
  code: 'used-car/wrong-state',
  detail:
    'The registration record does not allow a sale at present. The listing can be public again when the record is in order.',
};

/** Hands a locked draft in: public at once without findings, else it waits for the desk. */
export async function handIn(
  tx: Transaction,
  row: OwnRow,
  findings: readonly ListingFinding[],
  at: Date,
): Promise<Result<OwnRow, Refusal>> {
  const waiting = await moveListing(tx, row, { to: 'in-review', by: 'seller', at });
  if (!waiting.ok) return waiting;
  const review = { findings, handedInAt: at.toISOString(), note: null };
  await updateReview(tx, row.id, review);
  await refreshListingWork(tx, row.id);
  const handedIn = { ...waiting.value, review };
  return findings.length > 0
    ? ok(handedIn)
    : moveListing(tx, handedIn, { to: 'live', by: 'checks', at });
}
