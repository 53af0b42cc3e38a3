import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { tellOfDecision } from '../own/tell.ts';
import { communityContent } from '../store/community-content.ts';
import { insertAct, type NewAct } from './moderation-repository.ts';
import { ownText } from './own-account.ts';
import { isOwnText } from './own-account-repository.ts';
import { updateThread } from './thread-repository.ts';

type Wish = {
  readonly id: string;
  /** Absent: as it is. */
  readonly isLocked?: boolean | undefined;
  readonly topic?: string | undefined;
  readonly note: string;
  readonly operatorId: string;
  readonly now: Date;
};

/** Closes a post for replies or opens it, and moves it to a topic. Its author is told of what changed. */
export async function arrangeLock(
  tx: Transaction,
  wish: Wish,
): Promise<Result<{ readonly isLocked: boolean }, Refusal>> {
  const { id, topic, note, operatorId, now } = wish;
  if (await isOwnText(tx, operatorId, { kind: 'post', id })) return err(ownText);
  const before = await updateThread(tx, { id, isLocked: wish.isLocked, topic });
  if (before === null) return err(notAtDesk);
  const { wasLocked, wasTopic, state } = before;
  const isLocked = wish.isLocked ?? wasLocked;
  const record = async (act: NewAct['act']) => {
    await insertAct(tx, {
      ...({ kind: 'post', id, topic: topic ?? wasTopic, act, note, reason: null } as const),
      ...{ operatorId, from: state, to: state, now },
    });
    await tellOfDecision(tx, { kind: 'post', id, act, now });
  };
  if (wasLocked !== isLocked) await record(isLocked ? 'lock' : 'unlock');
  if (topic !== undefined && topic !== wasTopic) await record('move');
  await bumpContent(tx, communityContent);
  return ok({ isLocked });
}
