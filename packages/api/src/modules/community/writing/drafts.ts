import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { changedElsewhere } from '../store/community-refusals.ts';
import { type Draft, dropOldest, putDraft } from './draft-repository.ts';

/** Drafts of one person that are kept. */
export const mostDrafts = 50;

/** A draft as it is sent. */
export const draftOnWire = ({ updatedAt, ...draft }: Draft) => ({
  ...draft,
  updatedAt: updatedAt.toISOString(),
});

/** Saves a draft that continues a revision; beyond fifty the oldest go. */
export async function saveDraftOf(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  userId: string,
  draft: Omit<Draft, 'updatedAt'>,
): Promise<Result<{ readonly revision: number; readonly updatedAt: string }, Refusal>> {
  const at = now();
  return transact(sql, async (tx) => {
    const revision = await putDraft(tx, userId, { ...draft, now: at });
    if (revision === null) return err(changedElsewhere);
    await dropOldest(tx, userId, mostDrafts);
    return ok({ revision, updatedAt: at.toISOString() });
  });
}
