import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type * as contracts from '@pahiya/contracts/used-cars/own-listing-contracts';
import { listingRules } from '@pahiya/domain/listings/listing-rules';
import type { ListingState } from '@pahiya/domain/listings/listing-states';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { selectPhotos, selectSamePictures } from '../photos/photo-repository.ts';
import { listingDecisionNotice } from './listing-decision-notice.ts';
import { moveListing } from './move-listing.ts';
import { ownRowOnWire } from './own-on-wire.ts';
import { countInReview, lockInReview, selectInReview, updateReview } from './own-repository.ts';

const shown = 50;

/** Listings that wait for a check, oldest first, with what was found. */
export async function readInReview(
  sql: Queryable,
  now: Date,
): Promise<AnswerOf<typeof contracts.deskListings>> {
  const [rows, waiting] = await Promise.all([selectInReview(sql, shown), countInReview(sql)]);
  const photos = await selectPhotos(
    sql,
    rows.map(({ id }) => id),
  );
  const { samePictureBits } = listingRules(istDateOf(now));
  const listings = [];
  for (const row of rows) {
    const { vehicleNumber: _, expiresAt: __, state: ___, ...known } = ownRowOnWire(row);
    const isSame = row.review?.findings.includes('same-photo') === true;
    listings.push({
      ...known,
      ...{ km: row.km, owners: row.owners, note: row.stated.note },
      findings: [...(row.review?.findings ?? [])],
      handedInAt: row.review?.handedInAt ?? row.createdAt.toISOString(),
      photos: [...(photos.get(row.id) ?? [])].map(({ photoId, width, height }) => ({
        ...{ photoId, width, height },
      })),
      samePhotoOf: isSame ? [...(await selectSamePictures(sql, row.id, samePictureBits))] : [],
    });
  }
  return { listings, waiting };
}

type Decision = InputOf<typeof contracts.deskDecideListing>['body'] & {
  readonly listing: string;
};

/** Publishes a listing that waits for a check, returns it to its seller with a sentence, or removes it; the seller is
 * told. */
export async function decideListing(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  { listing, to, note }: Decision,
): Promise<Result<{ readonly state: ListingState }, Refusal>> {
  const at = services.now();
  const row = await lockInReview(tx, listing);
  if (row === null) return err(notAtDesk);
  if (row.state !== 'in-review') return err(wrongState);
  if (to !== 'live' && note === '') return err(noReason);
  const moved = await moveListing(tx, row, { to, by: 'desk', at });
  if (!moved.ok) return moved;
  const { findings, handedInAt } = row.review ?? { findings: [], handedInAt: at.toISOString() };
  await updateReview(tx, row.id, { findings, handedInAt, note: to === 'live' ? null : note });
  // A dealer sees it in the firm's list.
  if (row.userId !== null) {
    await enqueueNotice(tx, services, {
      userId: row.userId,
      subjectKind: listingDecisionNotice,
      subjectId: listing,
      channels: ['sms', 'email'],
      dedupeKey: `${to} ${handedInAt}`,
      messageClass: 'service',
      facts: { state: to },
    });
  }
  return ok({ state: to });
}

const noReason: Refusal = {
  code: 'request/bad-input',
  detail: 'Enter a sentence for the seller: what to change, or why it is removed.',
  errors: [{ path: 'body.note', message: 'missing' }],
};
