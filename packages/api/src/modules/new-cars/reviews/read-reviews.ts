import type { AnswerOf } from '@pahiya/contracts/contract';
import type { carReviews, ownCarReview } from '@pahiya/contracts/new-cars/car-review-contracts';
import { meanRuleOn, summarizeReviews } from '@pahiya/domain/new-cars/review-score';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { noSuchCar } from '../reading/read-catalogue.ts';
import { garageCarsOf } from './owned-cars.ts';
import {
  findOwnReview,
  findReviewedModel,
  type ModelKey,
  selectShown,
  selectShownScores,
} from './review-repository.ts';

const perPage = 10;

/** Shown reviews of a model with what they say together. */
export async function readReviews(
  sql: Queryable,
  { pageNumber, ...key }: ModelKey & { readonly pageNumber: number },
  today: IstDate,
): Promise<Result<AnswerOf<typeof carReviews>, Refusal>> {
  const of = await findReviewedModel(sql, key);
  if (of === null) return err(noSuchCar);
  const offset = (pageNumber - 1) * perPage;
  const [scores, rows] = await Promise.all([
    selectShownScores(sql, of.modelId),
    selectShown(sql, of.modelId, { limit: perPage + 1, offset }),
  ]);
  const { aspects, ...summary } = summarizeReviews(scores, today);
  return ok({
    make: of.make,
    model: of.model,
    ...summary,
    aspects: [...aspects],
    rule: { ...ruleOn(today) },
    reviews: rows.slice(0, perPage).map(({ firstAt, editedAt, ...review }) => ({
      ...review,
      writtenAt: firstAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    })),
    pageNumber,
    hasMore: rows.length > perPage,
  });
}

function ruleOn(today: IstDate) {
  const { priorReviews, priorTenths } = meanRuleOn(today);
  return { priorReviews, priorTenths };
}

/** The newest version of a person's review of a model, and the garage vehicles that could prove the owner. */
export async function readOwnReview(
  services: Services,
  { userId, ...key }: ModelKey & { readonly userId: string },
): Promise<Result<AnswerOf<typeof ownCarReview>, Refusal>> {
  const of = await findReviewedModel(services.sql, key);
  if (of === null) return err(noSuchCar);
  const own = await findOwnReview(services.sql, { modelId: of.modelId, userId });
  return ok({
    make: of.make,
    model: of.model,
    review: own === null ? null : { ...own, writtenAt: own.writtenAt.toISOString() },
    vehicles: await garageCarsOf(services, userId, of),
  });
}
