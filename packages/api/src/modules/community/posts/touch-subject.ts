import type { Transaction } from '../../../db/database.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { selectSubjectKind } from './subject-repository.ts';

/** Marks pages of a post's subject as changed: they show its best answers. Posts about nothing of ours touch none, so
 * these pages stay kept while people write about other things. */
export async function touchSubject(tx: Transaction, rowId: number): Promise<void> {
  const kind = await selectSubjectKind(tx, rowId);
  if (kind !== null) await bumpContent(tx, `community-${kind}`);
}
