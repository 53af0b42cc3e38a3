import type { Database } from '@pahiya/api/db/database';
import { topicSlugs } from '@pahiya/domain/community/topics';
import { type Person, seedPeople } from '../challans/seed-searches.ts';

const authors = 500;
const followed = 200;

/** Runs work without the indices of posts and comments that no constraint needs, and builds them afterwards: ten million
 * rows are then written in minutes. */
async function withoutIndices(sql: Database, work: () => Promise<void>): Promise<void> {
  const indices = await sql<{ name: string; made: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid in ('community_posts'::regclass, 'community_comments'::regclass)
      and not exists (select from pg_constraint where conindid = indexrelid)`;
  for (const { name } of indices) await sql.unsafe(`drop index ${name}`);
  await work();
  for (const { made } of indices) await sql.unsafe(made);
}

/** Posts by many people, a minute apart, with as many likes as comes, on wish with one comment each, and one person who
 * follows two hundred of them. */
export async function seedPosts(
  sql: Database,
  count: number,
  { withComments }: { readonly withComments: boolean } = { withComments: false },
): Promise<Person> {
  await sql`
    insert into users (id, mobile, created_at, last_signed_in_at)
    select gen_random_uuid(), '97' || lpad(n::text, 8, '0'), now(), now()
    from generate_series(1, ${authors}) n`;
  await sql`
    insert into community_people (user_id, handle, skeleton, joined_at, renamed_at)
    select id, 'member_' || right(mobile, 4), 'bench' || right(mobile, 4), now() - interval '1 year', now()
    from users where mobile like '97%'`;
  await withoutIndices(sql, async () => {
    await sql`
      insert into community_posts (public_id, author_id, topic, title, source, language, state,
        spam_parts, text_hash, created_at, published_at, changed_at, like_count, like_weight, comment_count, top_key)
      select gen_random_uuid(), a.ids[1 + n % ${authors}], t.slugs[1 + n % ${topicSlugs.length}],
        'Question number ' || n || ' about the vehicle',
        'What I saw, what I tried, and what the garage said. ' || repeat('It went on for a while. ', 8),
        'en', 'live', '{}', n::text, m.at, m.at, m.at, n % 50, n % 50,
        ${withComments ? 1 : 0}, log(greatest(1, n % 50)::float8) + extract(epoch from m.at)::float8 / 45000
      from generate_series(1, ${count}) n
        cross join (select array_agg(user_id order by handle) as ids from community_people) a
        cross join (select ${[...topicSlugs]}::text[] as slugs) t
        cross join lateral (select now() - n * interval '1 minute' as at) m`;
    if (withComments) {
      await sql`
        insert into community_comments (comment_id, public_id, post_id, root_id, depth, author_id, source,
          state, spam_parts, text_hash, created_at, changed_at)
        select post_id, gen_random_uuid(), post_id, post_id, 0, author_id,
          'The same happened here; the second garage found it.', 'live', '{}', 'c' || post_id,
          published_at, published_at
        from community_posts`;
      await sql`select setval('community_comment_ids', (select max(comment_id) from community_comments))`;
    }
  });
  // As after the first night of a server.
  await sql`vacuum (analyze) community_posts, community_comments, community_people, users`;
  const [reader] = await seedPeople(sql, 1);
  if (reader === undefined) throw new Error('nobody reads');
  await sql`insert into community_people (user_id, handle, skeleton, joined_at, renamed_at)
    values (${reader.userId}, 'bench_reader', 'benchreader', now() - interval '1 year', now())`;
  await sql`insert into community_follows
    select ${reader.userId}, user_id, now() from community_people
    where user_id <> ${reader.userId} order by handle limit ${followed}`;
  await sql`insert into community_posts (public_id, author_id, topic, title, source, language, state,
      spam_parts, text_hash, created_at, published_at, changed_at)
    values (gen_random_uuid(), ${reader.userId}, 'rto', 'A first post that was approved', 'It is shown.',
      'en', 'live', '{}', 'first', now() - interval '2 days', now() - interval '2 days', now())`;
  return reader;
}
