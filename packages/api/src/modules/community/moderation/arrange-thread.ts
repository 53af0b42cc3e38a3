import { pinnedAtMost } from '@pahiya/domain/community/topics';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { countComments } from '../posts/post-repository.ts';
import { touchSubject } from '../posts/touch-subject.ts';
import { communityContent } from '../store/community-content.ts';
import { badField } from '../store/community-refusals.ts';
import { moveWritten } from './moderate.ts';
import { insertAct, lockWritten } from './moderation-repository.ts';
import { ownText } from './own-account.ts';
import { isOwnText } from './own-account-repository.ts';
import {
  countPinned,
  lockThreads,
  moveComments,
  setMergedInto,
  setPinned,
  type ThreadRow,
} from './thread-repository.ts';

type Wish = {
  readonly id: string;
  readonly act: 'pin' | 'unpin' | 'merge';
  /** The post that the replies move to. */
  readonly into: string | null;
  readonly note: string;
  readonly operatorId: string;
  readonly now: Date;
};

/** Pins a post in its topic, unpins it, or merges it into another: its replies move there and its address leads there.
 * Refuses what is not shown, a fourth pinned post, and a merge into itself. */
export async function arrangeThread(
  tx: Transaction,
  wish: Wish,
): Promise<Result<{ readonly act: Wish['act'] }, Refusal>> {
  const { id, act, into, note, operatorId, now } = wish;
  if (act === 'merge' && (into === null || into === id)) {
    return err(badField('body.into', 'Choose another post to merge it into.'));
  }
  const threads = await lockThreads(tx, [id, ...(into === null ? [] : [into])]);
  const thread = threads.get(id);
  if (thread === undefined) return err(notAtDesk);
  if (await isOwnText(tx, operatorId, { kind: 'post', id })) return err(ownText);
  if (act === 'merge') {
    const target = threads.get(into ?? '');
    if (target === undefined) return err(badField('body.into', 'This post is not shown.'));
    await merge(tx, { ...wish, thread, target });
  } else {
    if (thread.isPinned === (act === 'pin')) return err(wrongState);
    if (act === 'pin' && (await countPinned(tx, thread.topic)) >= pinnedAtMost) {
      return err(badField('body.act', `At most ${pinnedAtMost} posts are pinned in a topic.`));
    }
    await setPinned(tx, thread.rowId, act === 'pin' ? now : null);
    const done = { kind: 'post', id, topic: thread.topic, reason: null, note, operatorId } as const;
    await insertAct(tx, { ...done, act, from: 'live', to: 'live', now });
  }
  await bumpContent(tx, communityContent);
  return ok({ act });
}

async function merge(
  tx: Transaction,
  {
    id,
    note,
    operatorId,
    now,
    thread,
    target,
  }: Wish & { readonly thread: ThreadRow; readonly target: ThreadRow },
): Promise<void> {
  const written = await lockWritten(tx, 'post', id);
  if (written === null) throw new Error('a locked post is gone');
  const shown = await moveComments(tx, thread.rowId, target.rowId);
  await countComments(tx, thread.rowId, -shown);
  await countComments(tx, target.rowId, shown);
  const act = { kind: 'post', id, act: 'merge', note, reason: null, operatorId, now } as const;
  await moveWritten(tx, { ...act, to: 'removed', written });
  await setMergedInto(tx, thread.rowId, target.rowId);
  await touchSubject(tx, target.rowId);
}
