import type { Queryable } from '../../../db/database.ts';

/** Sets when a decision is due; an earlier deadline stays. Null: nothing waits any more. */
export async function setDue(
  tx: Queryable,
  { kind, id }: { readonly kind: 'post' | 'comment'; readonly id: string },
  dueAt: Date | null,
): Promise<void> {
  const table = kind === 'post' ? tx`community_posts` : tx`community_comments`;
  await tx`update ${table} set due_at = ${
    dueAt === null ? null : tx`least(due_at, ${dueAt}::timestamptz)`
  } where public_id = ${id}`;
}
