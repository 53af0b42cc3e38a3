import { trustLevels } from '@pahiya/domain/community/trust';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import { tooMany } from '../../../http/too-many.ts';
import type { ReportSubject } from '../../../report-subject.ts';
import type { Services } from '../../../services.ts';
import { type ContentReport, fileReport } from '../../content-reports/file-report.ts';
import { refuseSuspended } from '../people/refuse-suspended.ts';
import { trustOfPerson } from '../people/trust-of-person.ts';
import { notInCommunity } from '../store/community-refusals.ts';
import { countLikesTo, selectAuthor, setLike } from './post-repository.ts';

type Core = Pick<Services, 'sql' | 'now' | 'limiter' | 'settings'>;
const day = 86_400;

/** Sets a like, within what the level of trust allows in a day in all and for one person. Taking one back is always
 * allowed. */
export async function likeWritten(
  services: Core,
  like: {
    readonly kind: 'post' | 'comment';
    readonly id: string;
    readonly userId: string;
    readonly isLiked: boolean;
  },
): Promise<Result<{ readonly isLiked: boolean; readonly likeCount: number }, Refusal>> {
  const { sql, now, limiter } = services;
  const { userId, isLiked } = like;
  let weighs = true;
  if (isLiked) {
    const suspended = await refuseSuspended(sql, userId, now());
    if (suspended !== null) return err(suspended);
    const authorId = await selectAuthor(sql, like);
    if (authorId === userId) return err(notInCommunity);
    const { trust } = await trustOfPerson(services, userId);
    weighs = trust > 0;
    const { likesPerDay, likesToOne } = trustLevels[trust];
    const since = new Date(now().getTime() - day * 1000);
    if (authorId !== null && (await countLikesTo(sql, { userId, authorId, since })) >= likesToOne) {
      return err(likedEnough);
    }
    const rule = { name: 'community-like', points: likesPerDay, perSeconds: day };
    const state = await limiter.take(rule, userId);
    if (state.isExceeded) return err(tooMany(state));
  }
  const likeCount = await setLike(sql, { ...like, weighs, now: now() });
  return likeCount === null ? err(notInCommunity) : ok({ isLiked, likeCount });
}

const likedEnough: Refusal = {
  code: 'request/too-many',
  detail: 'You have liked what this person wrote often enough for a day.',
};

const ownReported: Refusal = {
  code: 'report/unknown-subject',
  detail: 'You wrote this. You can edit or delete it.',
};

/** Files a report of a text, within what the level of trust allows in a day. */
export async function reportWritten(
  services: Core,
  subjects: readonly ReportSubject[],
  report: ContentReport & { readonly userId: string },
): Promise<Result<{ readonly isReported: true }, Refusal>> {
  const subject = {
    kind: report.kind === 'community-post' ? 'post' : 'comment',
    id: report.subjectId,
  } as const;
  if ((await selectAuthor(services.sql, subject)) === report.userId) return err(ownReported);
  const { trust } = await trustOfPerson(services, report.userId);
  const points = trustLevels[trust].reportsPerDay;
  const rule = { name: 'community-report', points, perSeconds: day };
  const state = await services.limiter.take(rule, report.userId);
  if (state.isExceeded) return err(tooMany(state));
  return fileReport(services, subjects, report);
}
