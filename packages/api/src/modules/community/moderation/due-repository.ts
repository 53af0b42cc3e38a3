import type { Queryable } from '../../../db/database.ts';
import type { WrittenKind } from './moderation-repository.ts';

/** Sets when a decision is due; an earlier deadline stays. Null: nothing waits any more. */
export async function setDue(
  tx: Queryable,
  { kind, id }: { readonly kind: WrittenKind; readonly id: string },
  dueAt: Date | null,
): Promise<void> {
  const table = kind === 'post' ? tx`community_posts` : tx`community_comments`;
  await tx`update ${table} set due_at = ${
    dueAt === null ? null : tx`least(due_at, ${dueAt}::timestamptz)`
  } where public_id = ${id}`;
}

/** Closes a post for replies or opens it, and moves it to a topic. Null: there is no such post. */
export async function updateThread(
  tx: Queryable,
  {
    id,
    isLocked,
    topic,
  }: { readonly id: string; readonly isLocked: boolean; readonly topic: string | undefined },
) {
  type Row = { wasLocked: boolean; wasTopic: string; state: string };
  const [row] = await tx<Row[]>`
    update community_posts p set is_locked = ${isLocked}, topic = coalesce(${topic ?? null}, p.topic)
    from (select post_id, is_locked, topic from community_posts where public_id = ${id} for update) b
    where p.post_id = b.post_id
    returning b.is_locked as "wasLocked", b.topic as "wasTopic", p.state`;
  return row ?? null;
}
