import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { writeCarReview } from '@pahiya/contracts/new-cars/car-review-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { noSuchCar } from '../reading/read-catalogue.ts';
import { isOwnerOf } from './owned-cars.ts';
import {
  addVersion,
  findReviewedModel,
  type ModelKey,
  putReview,
  type ReviewedModel,
  type Written,
} from './review-repository.ts';

type Wish = ModelKey &
  Written & { readonly vehicleNumber?: string | undefined; readonly userId: string };

/** Stores a review, or a new version of it, for an editor to check. With a vehicle its author must be its proved owner,
 * and it must be of this model; the number is not kept. */
export async function writeReview(
  services: Services,
  { userId, vehicleNumber, ...wish }: Wish,
): Promise<Result<AnswerOf<typeof writeCarReview>, Refusal>> {
  const of = await findReviewedModel(services.sql, wish);
  if (of === null) return err(noSuchCar);
  if (vehicleNumber !== undefined) {
    const refusal = await refuseOwner(services, vehicleNumber, { userId, of });
    if (refusal !== null) return err(refusal);
  }
  const now = services.now();
  const put = await services.sql.begin(async (tx) => {
    const review = await putReview(tx, {
      ...{ id: randomUUID(), modelId: of.modelId, userId, now },
      isOwnerChecked: vehicleNumber !== undefined,
    });
    await addVersion(tx, review.reviewId, wish, now);
    return review;
  });
  return ok({ ...put, state: 'waiting' });
}

async function refuseOwner(
  services: Services,
  typed: string,
  { userId, of }: { readonly userId: string; readonly of: ReviewedModel },
): Promise<Refusal | null> {
  const reading = readLookupMark(typed, 'body.vehicleNumber');
  if (!reading.ok) return reading.error;
  if (await isOwnerOf(services, reading.value.vehicleNumber, userId, of)) return null;
  return {
    code: 'new-car/owner-not-proved',
    detail: `Prove first that you own this ${of.make.name} ${of.model.name}, or leave the vehicle out.`,
  };
}
