import type { adminAppeals } from '@pahiya/contracts/community/moderation-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { answerBy, oldestAppealable } from '@pahiya/domain/community/community-terms';
import type { ActKind } from '@pahiya/domain/community/post-states';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { notAtDesk, wrongRole, wrongState } from '../../operators/refusals.ts';
import { isSuspendedBy, liftSuspension } from '../people/suspension-repository.ts';
import { checkText } from '../store/check-text.ts';
import { communityContent } from '../store/community-content.ts';
import { changedElsewhere, notInCommunity } from '../store/community-refusals.ts';
import {
  answerAppeal,
  findOwnDecision,
  insertAppeal,
  lockAppeal,
  selectAppeals,
} from './appeal-repository.ts';
import { arrangeLock } from './arrange-lock.ts';
import { moveWritten } from './moderate.ts';
import { lockWritten } from './moderation-repository.ts';
import { ownText } from './own-account.ts';
import { isModerator, isOwnAccount, selectOwnAppeals } from './own-account-repository.ts';
import { recordLift } from './suspend.ts';

const lengths = { least: 10, most: 1000 };

/** Files an appeal against the last decision about an own text or one's right to write: one for each, within thirty days. */
export async function fileAppeal(
  { sql, now: clock }: Services,
  wish: {
    readonly kind: ActKind;
    readonly id: string;
    readonly userId: string;
    readonly words: string;
  },
): Promise<Result<{ readonly dueAt: string }, Refusal>> {
  const words = checkText('body.words', wish.words, lengths);
  if (!words.ok) return words;
  const now = clock();
  return transact(sql, async (tx) => {
    const decision = await findOwnDecision(tx, { ...wish, now });
    if (decision === null) return err(notInCommunity);
    if (decision.actedAt < oldestAppealable(now)) return err(notInCommunity);
    const dueAt = answerBy(now);
    const { actId, operatorId } = decision;
    const appeal = { actId, operatorId, userId: wish.userId, words: words.value, now, dueAt };
    if (!(await insertAppeal(tx, appeal))) return err(changedElsewhere);
    return ok({ dueAt: dueAt.toISOString() });
  });
}

/** Appeals without an answer, as one moderator sees them. */
export async function readAppeals(
  sql: Queryable,
  moderatorId: string,
): Promise<AnswerOf<typeof adminAppeals>> {
  const [rows, own] = await Promise.all([selectAppeals(sql), selectOwnAppeals(sql, moderatorId)]);
  return {
    appeals: rows.map(({ filedAt, dueAt, operatorId, ...row }) => ({
      ...row,
      filedAt: filedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      isOwnAct: operatorId === moderatorId || own.has(row.appealId),
    })),
  };
}

type Answer = {
  readonly appealId: number;
  readonly isGranted: boolean;
  readonly note: string;
  readonly operatorId: string;
  readonly isLead: boolean;
  readonly now: Date;
};

/** Decides an appeal: granted, what was decided is undone. Nobody decides about their own act, and only a lead about a
 * moderator's right to write. */
export async function decideAppealOf(
  tx: Transaction,
  wish: Answer,
): Promise<Result<{ readonly isGranted: boolean }, Refusal>> {
  const { appealId, isGranted, operatorId, isLead, now } = wish;
  const appeal = await lockAppeal(tx, appealId);
  if (appeal === null) return err(notAtDesk);
  if (appeal.operatorId === operatorId) return err(wrongState);
  const { userId } = appeal;
  if (await isOwnAccount(tx, operatorId, userId)) return err(ownText);
  const isOfModerator =
    appeal.kind === 'member' && userId !== null && (await isModerator(tx, userId));
  if (isOfModerator && !isLead) return err(wrongRole);
  if (isGranted) await undoDecision(tx, appeal, wish);
  await answerAppeal(tx, appealId, { isGranted, operatorId, now });
  return ok({ isGranted });
}

/** Undoes what an appeal was granted against, where it still lasts. */
async function undoDecision(
  tx: Transaction,
  { kind, id, act, userId }: NonNullable<Awaited<ReturnType<typeof lockAppeal>>>,
  { note, operatorId, now }: Answer,
): Promise<void> {
  if (kind === 'member') {
    if (userId === null || !(await isSuspendedBy(tx, userId, id))) return;
    const lifted = await liftSuspension(tx, { userId, operatorId, now });
    if (lifted !== null) await recordLift(tx, { id: lifted, userId, operatorId, note, now });
    return;
  }
  if (act === 'lock') {
    await arrangeLock(tx, { id, isLocked: false, topic: undefined, note, operatorId, now });
    return;
  }
  const written = await lockWritten(tx, kind, id);
  if (written?.state !== 'hidden' && written?.state !== 'removed') return;
  const undone = written.state === 'hidden' ? 'approve' : 'restore';
  const move = { kind, id, act: undone, reason: null, note, operatorId, to: 'live', now } as const;
  await moveWritten(tx, { ...move, written });
  await bumpContent(tx, communityContent);
}
