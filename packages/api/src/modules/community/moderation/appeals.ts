import type { adminAppeals } from '@pahiya/contracts/community/moderation-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { answerBy, oldestAppealable } from '@pahiya/domain/community/community-terms';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
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
import { moveWritten } from './moderate.ts';
import { lockWritten, type WrittenKind } from './moderation-repository.ts';
import { ownText } from './own-account.ts';
import { isOwnAccount, selectOwnAppeals } from './own-account-repository.ts';

const lengths = { least: 10, most: 1000 };

/** Files an appeal against the last decision about an own text: one for each, within thirty days. */
export async function fileAppeal(
  { sql, now: clock }: Services,
  wish: {
    readonly kind: WrittenKind;
    readonly id: string;
    readonly userId: string;
    readonly words: string;
  },
): Promise<Result<{ readonly dueAt: string }, Refusal>> {
  const words = checkText('body.words', wish.words, lengths);
  if (!words.ok) return words;
  const now = clock();
  return transact(sql, async (tx) => {
    const decision = await findOwnDecision(tx, wish);
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

/** Decides an appeal: granted, the text is shown again. Nobody decides about their own act. */
export async function decideAppealOf(
  tx: Transaction,
  wish: {
    readonly appealId: number;
    readonly isGranted: boolean;
    readonly note: string;
    readonly operatorId: string;
    readonly now: Date;
  },
): Promise<Result<{ readonly isGranted: boolean }, Refusal>> {
  const { appealId, isGranted, note, operatorId, now } = wish;
  const appeal = await lockAppeal(tx, appealId);
  if (appeal === null) return err(notAtDesk);
  if (appeal.operatorId === operatorId) return err(wrongState);
  if (await isOwnAccount(tx, operatorId, appeal.userId)) return err(ownText);
  const { kind, id } = appeal;
  if (isGranted) {
    const written = await lockWritten(tx, kind, id);
    const act = written?.state === 'hidden' ? 'approve' : 'restore';
    if (written?.state === 'hidden' || written?.state === 'removed') {
      const move = { kind, id, act, reason: null, note, operatorId, to: 'live', now } as const;
      await moveWritten(tx, { ...move, written });
      await bumpContent(tx, communityContent);
    }
  }
  await answerAppeal(tx, appealId, { isGranted, operatorId, now });
  return ok({ isGranted });
}
