import { oldestUndoable } from '@pahiya/domain/community/community-terms';
import type { PostState } from '@pahiya/domain/community/post-states';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { recallSubject } from '../../content-reports/forget-subject.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { refuseSuspended } from '../people/refuse-suspended.ts';
import { countComments } from '../posts/post-repository.ts';
import { touchSubject } from '../posts/touch-subject.ts';
import { communityContent } from '../store/community-content.ts';
import { notInCommunity } from '../store/community-refusals.ts';
import { lockDeleted, putBack } from './undo-repository.ts';

/** Undoes an own deletion of the last day. The text is where it was before, with its open reports: what was hidden or
 * waited does so again. */
export async function undoDeleteOf(
  { sql, now: clock }: Services,
  wish: { readonly kind: 'post' | 'comment'; readonly id: string; readonly userId: string },
): Promise<Result<{ readonly state: PostState }, Refusal>> {
  const { kind, id, userId } = wish;
  const now = clock();
  const suspended = await refuseSuspended(sql, userId, now);
  if (suspended !== null) return err(suspended);
  return transact(sql, async (tx) => {
    const deleted = await lockDeleted(tx, kind, wish);
    if (deleted === null || deleted.deletedAt <= oldestUndoable(now)) return err(notInCommunity);
    const { from: state, postRowId, deletedAt } = deleted;
    await putBack(tx, kind, id, now);
    await recallSubject(tx, { kind: `community-${kind}`, subjectId: id, since: deletedAt });
    if (kind === 'comment' && state === 'live') await countComments(tx, postRowId, 1);
    if (state === 'live') {
      await touchSubject(tx, postRowId);
      await bumpContent(tx, communityContent);
    }
    return ok({ state });
  });
}
