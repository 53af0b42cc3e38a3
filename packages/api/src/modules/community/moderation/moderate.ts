import {
  type ModerationAct,
  type PostState,
  stateAfter,
} from '@pahiya/domain/community/post-states';
import type { ReasonFor } from '@pahiya/domain/reports/report-reasons';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { closeDecided } from '../../content-reports/open-reports.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { setCommentState } from '../comments/comment-repository.ts';
import { tellOfDecision, tellOfText } from '../own/tell.ts';
import { countComments, setPostState } from '../posts/post-repository.ts';
import { touchSubject } from '../posts/touch-subject.ts';
import { communityContent } from '../store/community-content.ts';
import { badField } from '../store/community-refusals.ts';
import { setDue } from '../store/due-repository.ts';
import { endClaim, isClaimedByOther } from './claim-repository.ts';
import { insertAct, lockWritten, type NewAct, type WrittenKind } from './moderation-repository.ts';
import { ownText } from './own-account.ts';
import { isOwnText } from './own-account-repository.ts';
import { tellIgnored } from './tell-ignored.ts';

type Wish = {
  readonly kind: WrittenKind;
  readonly id: string;
  readonly act: ModerationAct;
  readonly version: number;
  readonly reason: ReasonFor<'community-post'> | null;
  readonly note: string;
  readonly operatorId: string;
  readonly now: Date;
};

/** Approves, removes or restores. Refuses what another moderator decided or its author changed meanwhile. */
export async function moderate(
  tx: Transaction,
  { kind, id, act, version, reason, note, operatorId, now }: Wish,
): Promise<Result<{ readonly state: PostState }, Refusal>> {
  if (act === 'remove' && reason === null) {
    return err(badField('body.reason', 'Choose why it is removed.'));
  }
  const written = await lockWritten(tx, kind, id);
  if (written === null) return err(notAtDesk);
  if (await isOwnText(tx, operatorId, { kind, id })) return err(ownText);
  const to = stateAfter(act, written.state);
  if (to === null || written.version !== version) return err(wrongState);
  if (await isClaimedByOther(tx, { kind, id, operatorId, now })) return err(wrongState);
  await moveWritten(tx, { kind, id, act, reason, note, operatorId, to, now, written });
  const decision = to === 'live' ? 'kept' : 'hidden';
  await closeDecided(tx, { kind: `community-${kind}`, subjectId: id, decision, operatorId, now });
  await tellIgnored(tx, { kind, id, now });
  await endClaim(tx, { kind, id });
  await bumpContent(tx, communityContent);
  return ok({ state: to });
}

type Move = Omit<NewAct, 'topic' | 'from' | 'to' | 'kind'> & {
  readonly kind: WrittenKind;
  readonly to: PostState;
  readonly written: NonNullable<Awaited<ReturnType<typeof lockWritten>>>;
};

/** Moves a locked post or comment to a state, with its act and the number of shown comments. */
export async function moveWritten(tx: Transaction, { written, ...act }: Move): Promise<void> {
  const { kind, id, to, now } = act;
  const { state: from, topic, postRowId } = written;
  if (kind === 'post') await setPostState(tx, id, { state: to, now });
  else {
    await setCommentState(tx, id, { state: to, now });
    const change = Number(to === 'live') - Number(from === 'live');
    if (change !== 0) await countComments(tx, postRowId, change);
  }
  if (to !== 'hidden') await setDue(tx, { kind, id }, null);
  await insertAct(tx, { ...act, from, topic });
  if (from !== to) await tellOfDecision(tx, { kind, id, act: act.act, now });
  if (to === 'live') await tellOfText(tx, { kind, id, now });
  await touchSubject(tx, postRowId);
}
