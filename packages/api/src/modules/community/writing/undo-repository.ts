import type { PostState } from '@pahiya/domain/community/post-states';
import type { Transaction } from '../../../db/database.ts';

type Kind = 'post' | 'comment';
type Deleted = { readonly postRowId: number; readonly from: PostState; readonly deletedAt: Date };

/** An own text that its author deleted, locked; null if there is none. */
export async function lockDeleted(
  tx: Transaction,
  kind: Kind,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Deleted | null> {
  const table = kind === 'post' ? tx`community_posts` : tx`community_comments`;
  const [row] = await tx<Deleted[]>`
    select post_id as "postRowId", deleted_from as "from", changed_at as "deletedAt" from ${table}
    where public_id = ${id} and author_id = ${userId} and state = 'deleted'
      and deleted_from is not null for update`;
  return row ?? null;
}

/** Puts a deleted text back where it was, with the decision that was due about it. */
export async function putBack(tx: Transaction, kind: Kind, id: string, now: Date): Promise<void> {
  const table = kind === 'post' ? tx`community_posts` : tx`community_comments`;
  await tx`update ${table} set state = deleted_from, due_at = undo_due_at, deleted_from = null,
    undo_due_at = null, version = version + 1, changed_at = ${now} where public_id = ${id}`;
}
