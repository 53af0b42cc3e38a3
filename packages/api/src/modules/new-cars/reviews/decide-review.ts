import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskCarReviews } from '@pahiya/contracts/new-cars/car-review-contracts';
import type { ReportReason } from '@pahiya/domain/reports/report-reasons';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { carContent } from '../content/car-content.ts';
import {
  countWaiting,
  lockVersion,
  refuseVersion,
  selectWaiting,
  showVersion,
} from './review-repository.ts';

const shown = 50;

/** Versions that wait for a check, oldest first. */
export async function readWaiting(sql: Queryable): Promise<AnswerOf<typeof deskCarReviews>> {
  const [rows, waiting] = await Promise.all([selectWaiting(sql, shown), countWaiting(sql)]);
  const reviews = rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() }));
  return { reviews, waiting };
}

type Decision = {
  readonly reviewId: string;
  readonly version: number;
  /** Null: it is shown. */
  readonly reason: ReportReason | null;
  readonly operatorId: string;
  readonly now: Date;
};

/** Shows or refuses a waiting version. Refuses one that was decided, or replaced by its author, meanwhile. */
export async function decideReview(
  tx: Transaction,
  { reason, ...decision }: Decision,
): Promise<Result<{ readonly isShown: boolean }, Refusal>> {
  const state = await lockVersion(tx, decision.reviewId, decision.version);
  if (state === null) return err(notAtDesk);
  if (state !== 'waiting') return err(wrongState);
  if (reason !== null) {
    await refuseVersion(tx, decision, { ...decision, reason });
    return ok({ isShown: false });
  }
  await showVersion(tx, decision, decision);
  await bumpContent(tx, carContent);
  return ok({ isShown: true });
}
