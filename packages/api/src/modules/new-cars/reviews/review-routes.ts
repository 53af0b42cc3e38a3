import {
  carReviews,
  deleteCarReview,
  deskCarReviews,
  deskDecideCarReview,
  ownCarReview,
  writeCarReview,
} from '@pahiya/contracts/new-cars/car-review-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { decideReview, readWaiting } from './decide-review.ts';
import { deleteReview, reviewAccountData } from './delete-review.ts';
import { readOwnReview, readReviews } from './read-reviews.ts';
import { reviewSubject } from './review-subject.ts';
import { writeReview } from './write-review.ts';

/** Versions an account may write: editors read every one. */
const writing: LimitRule = { name: 'car-review', points: 10, perSeconds: 86_400 };

/** Registers reviews of models, and their check at the desk. */
export function registerCarReviews(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve } = tools;
  tools.accountData.push(reviewAccountData(services));
  tools.reportSubjects.push(reviewSubject);

  serve(app, carReviews, ({ query }) =>
    readReviews(services.sql, query, istDateOf(services.now())),
  );
  serve(
    app,
    writeCarReview,
    ({ body, caller }) => writeReview(services, { ...body, userId: caller.userId }),
    {
      // 2,000 characters of any script, escaped.
      bodyLimitBytes: 16_384,
      limits: ({ caller }) => [{ rule: writing, key: caller.userId }],
    },
  );
  serve(app, ownCarReview, ({ query, caller }) =>
    readOwnReview(services, { ...query, userId: caller.userId }),
  );
  serve(app, deleteCarReview, ({ params, caller }) =>
    deleteReview(services, { ...params, userId: caller.userId }),
  );

  serve(app, deskCarReviews, async () => ok(await readWaiting(services.sql)));
  serve(app, deskDecideCarReview, ({ params, body: { note, ...body }, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'decide-car-review' },
        subject: `${params.reviewId} ${body.version}`,
        note: [body.reason, note].filter(Boolean).join(': '),
      },
      (tx) =>
        decideReview(tx, {
          ...{ ...params, ...body, operatorId: caller.operatorId, now: services.now() },
        }),
    ),
  );
}
