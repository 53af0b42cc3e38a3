import type { Queryable, Transaction } from '../../../db/database.ts';
import { type ListKey, pageSize } from '../store/list-cursor.ts';

/** Keeps the tags of a post, in the transaction that writes it. */
export async function putPostTags(
  tx: Transaction,
  postId: string,
  tags: readonly string[],
): Promise<void> {
  await tx`delete from community_post_tags t using community_posts p
    where p.public_id = ${postId} and t.post_id = p.post_id and t.tag <> all(${[...tags]}::text[])`;
  await tx`insert into community_post_tags (tag, post_id)
    select tag, p.post_id from community_posts p, unnest(${[...tags]}::text[]) as tag
    where p.public_id = ${postId} on conflict do nothing`;
}

/** Ids of shown posts with a tag, newest first; one more than a page. */
export async function selectTagged(sql: Queryable, tag: string, after: ListKey | undefined) {
  return sql<{ rowId: number }[]>`
    select t.post_id as "rowId" from community_post_tags t
      join community_posts p on p.post_id = t.post_id and p.state = 'live'
    where t.tag = ${tag} ${after === undefined ? sql`` : sql`and t.post_id < ${after.id}::bigint`}
    order by t.post_id desc limit ${pageSize + 1}`;
}
