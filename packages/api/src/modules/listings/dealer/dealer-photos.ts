import { contradictionsOf } from '@pahiya/domain/listings/check-listing';
import { listingRules } from '@pahiya/domain/listings/listing-rules';
import type { ListingState } from '@pahiya/domain/listings/listing-states';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { isStopped } from '../own/move-listing.ts';
import { keepPhoto, type PhotoHome, placePhotoOf } from '../own/own-photos.ts';
import { findAnyListing, lockInReview, type OwnRow, updateReview } from '../own/own-repository.ts';
import { selectPhotos, selectSamePictures } from '../photos/photo-repository.ts';
import { touchCities } from '../store/city-repository.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import { usedCarContent } from '../store/used-car-content.ts';
import { isOfFirm } from './dealer-repository.ts';

type Whose = { readonly listing: string; readonly firmId: string };

const open: ReadonlySet<ListingState> = new Set(['in-review', 'live', 'paused']);

/** One car of a firm with its photographs, and in what its record differs. */
export async function readDealerCar(services: Services, { listing, firmId }: Whose) {
  const { sql, now } = services;
  const row = (await isOfFirm(sql, firmId, listing)) ? await findAnyListing(sql, listing) : null;
  if (row === null) return err(noSuchListing);
  const photos = (await selectPhotos(sql, [row.id])).get(row.id) ?? [];
  const { record } = row;
  return ok({
    listing,
    title: [row.makeName, row.modelName, row.variant, row.madeYear].filter(Boolean).join(' '),
    ...{ stockNumber: row.stockNumber ?? '', state: row.state, isOpen: open.has(row.state) },
    photos: photos.map(({ photoId, width, height }) => ({ photoId, width, height })),
    photosAtMost: listingRules(istDateOf(now())).photosAtMost,
    record:
      record === null
        ? null
        : {
            readAt: record.readAt,
            isStopped: isStopped(row),
            contradictions: contradictionsOf({ ...row, hasLoan: row.stated.hasLoan }, record).map(
              ({ field }) => field,
            ),
            openChallans: record.challans?.open ?? null,
          },
  });
}

/** Where a firm's photographs belong: its cars that are not over. One already public takes no picture of another car; of
 * one that waits for a check the desk sees it. */
function homeOf({ listing, firmId }: Whose): PhotoHome {
  return {
    find: async (sql) =>
      (await isOfFirm(sql, firmId, listing)) ? findAnyListing(sql, listing) : null,
    lock: async (tx) => ((await isOfFirm(tx, firmId, listing)) ? lockInReview(tx, listing) : null),
    accepts: (state) => open.has(state),
    onChange: async (tx, row, now) => {
      const { samePictureBits } = listingRules(istDateOf(now));
      const isKnown = (await selectSamePictures(tx, row.id, samePictureBits)).length > 0;
      if (isKnown && row.state !== 'in-review') return err(samePicture);
      await noteSamePicture(tx, row, isKnown);
      if (row.state === 'live') {
        await touchCities(tx, [row.cityId]);
        await bumpContent(tx, usedCarContent);
      }
      return ok(null);
    },
  };
}

async function noteSamePicture(tx: Transaction, row: OwnRow, isKnown: boolean): Promise<void> {
  if (row.state !== 'in-review' || row.review === null) return;
  const others = row.review.findings.filter((finding) => finding !== 'same-photo');
  const findings = isKnown ? [...others, 'same-photo' as const] : others;
  await updateReview(tx, row.id, { ...row.review, findings });
}

/** Adds a photograph to a firm's car. */
export function addDealerPhoto(services: Services, whose: Whose, contentBase64: string) {
  return keepPhoto(services, homeOf(whose), contentBase64);
}

/** Puts a photograph of a firm's car first, or removes it. */
export async function placeDealerPhoto(
  services: Services,
  whose: Whose,
  placed: { readonly photoId: string; readonly act: 'first' | 'remove' },
): Promise<Result<null, Refusal>> {
  return placePhotoOf(services, homeOf(whose), placed);
}

const samePicture: Refusal = {
  code: 'request/bad-input',
  detail: 'This picture is in the listing of another car.',
  errors: [{ path: 'body.contentBase64', message: 'same-photo' }],
};
