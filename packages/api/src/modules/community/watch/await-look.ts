import { readBy } from '@pahiya/domain/community/community-terms';
import type { Queryable } from '../../../db/database.ts';
import { setDue } from '../store/due-repository.ts';

/** Puts a shown text with a watched word into the moderators' queue. */
export async function awaitLook(
  tx: Queryable,
  subject: { readonly kind: 'post' | 'comment'; readonly id: string },
  now: Date,
): Promise<void> {
  await setDue(tx, subject, readBy(now));
}
