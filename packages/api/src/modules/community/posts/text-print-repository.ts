import type { TextPrint } from '@pahiya/domain/community/text-print';
import type { Queryable } from '../../../db/database.ts';

type Subject = { readonly kind: 'post' | 'comment'; readonly id: string };

/** Keeps what a text is recognised by, in place of what was kept of it before; null: it is too short. */
export async function putTextPrint(
  tx: Queryable,
  { kind, id }: Subject,
  { print, now }: { readonly print: TextPrint | null; readonly now: Date },
): Promise<void> {
  await tx`delete from community_text_prints where kind = ${kind} and subject_id = ${id}`;
  if (print === null) return;
  await tx`insert into community_text_prints (kind, subject_id, hashes, bands, sent_at)
    values (${kind}, ${id}, ${[...print.hashes]}::int[], ${[...print.bands]}::int[], ${now})`;
}

/** Texts sent since that may be like one, but itself; own ones that their author deleted do not count. */
export async function selectAlike(
  sql: Queryable,
  print: TextPrint,
  {
    userId,
    since,
    but,
  }: { readonly userId: string; readonly since: Date; readonly but: string | null },
): Promise<readonly { readonly hashes: readonly number[]; readonly isOwn: boolean }[]> {
  return sql`
    select t.hashes, coalesce(w.author_id = ${userId}, false) as "isOwn"
    from community_text_prints t
      cross join lateral (
        select author_id, state from community_posts p where t.kind = 'post' and p.public_id = t.subject_id
        union all
        select author_id, state from community_comments c
          where t.kind = 'comment' and c.public_id = t.subject_id) w
    where t.bands && ${[...print.bands]}::int[] and t.sent_at > ${since}
      and (${but}::uuid is null or t.subject_id <> ${but}::uuid)
      and not (w.state = 'deleted' and w.author_id = ${userId})
    order by t.sent_at desc limit 200`;
}

/** Deletes what was kept before an instant. */
export async function deleteOldPrints(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from community_text_prints where sent_at < ${before}`;
}
