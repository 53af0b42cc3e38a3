import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { AccountDataSource } from '../../../account-data.ts';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { forgetSubject } from '../../content-reports/forget-subject.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { carContent } from '../content/car-content.ts';
import { removeReview, reviewHistory, reviewIdsOf } from './review-repository.ts';

type Own = { readonly reviewId: string; readonly userId: string };

/** Deletes a person's review with all its versions. Another person's is not found. */
export async function deleteReview(
  { sql, now }: Services,
  own: Own,
): Promise<Result<{ readonly isDeleted: true }, Refusal>> {
  const isDeleted = await sql.begin((tx) => removeWithin(tx, own, now()));
  if (isDeleted) return ok({ isDeleted: true });
  return err({ code: 'new-car/review-not-found', detail: 'You have no such review.' });
}

async function removeWithin(tx: Transaction, own: Own, now: Date): Promise<boolean> {
  if (!(await removeReview(tx, own))) return false;
  await forgetSubject(tx, 'car-review', own.reviewId, now);
  await bumpContent(tx, carContent);
  return true;
}

/** Reviews of an account: they go with it. */
export function reviewAccountData({ now }: Pick<Services, 'now'>): AccountDataSource {
  return {
    name: 'car-reviews',
    exportFor: async (sql, userId) => ({ carReviews: [...(await reviewHistory(sql, userId))] }),
    deleteFor: async (tx, userId) => {
      for (const reviewId of await reviewIdsOf(tx, userId)) {
        await removeWithin(tx as Transaction, { reviewId, userId }, now());
      }
    },
  };
}
