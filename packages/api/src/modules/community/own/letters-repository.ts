import type { AnyNewsKind, LetterChannel } from '@pahiya/domain/community/news-kinds';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** Channels that a person chose; none before the first choice. */
export async function selectChannels(sql: Queryable, userId: string): Promise<LetterChannel[]> {
  const [row] = await sql<{ channels: LetterChannel[] }[]>`
    select channels from community_letters where user_id = ${userId}`;
  return row?.channels ?? [];
}

type Choice = {
  readonly userId: string;
  readonly letterId: string;
  readonly channels: readonly LetterChannel[];
  readonly now: Date;
};

/** Stores a choice. What there is by now is not told any more. */
export async function putChannels(tx: Transaction, choice: Choice): Promise<void> {
  const { userId, letterId, channels, now } = choice;
  const last = tx`coalesce((select max(news_id) from community_news where user_id = ${userId}), 0)`;
  await tx`
    insert into community_letters (user_id, letter_id, channels, email_to, push_to, changed_at)
    values (${userId}, ${letterId}, ${[...channels]}::text[], ${last}, ${last}, ${now})
    on conflict (user_id) do update set channels = excluded.channels, changed_at = excluded.changed_at,
      email_to = case when 'email' = any(community_letters.channels) then community_letters.email_to
        else excluded.email_to end,
      push_to = case when 'push' = any(community_letters.channels) then community_letters.push_to
        else excluded.push_to end
    where community_letters.channels <> excluded.channels`;
}

/** Ends all letters of a key's id; false: there are none. */
export async function endLetters(sql: Queryable, letterId: string, now: Date): Promise<boolean> {
  const { count } = await sql`update community_letters set channels = '{}', changed_at = ${now}
    where letter_id = ${letterId}`;
  return count > 0;
}

export type DueLetter = {
  readonly userId: string;
  readonly letterId: string;
  readonly from: number;
  readonly until: number;
};

/** People with unread news that a channel has not told of, locked and marked as told: what is queued and this mark are
 * stored together. */
export async function takeDueLetters(
  tx: Transaction,
  channel: LetterChannel,
  most: number,
): Promise<readonly DueLetter[]> {
  const told = channel === 'email' ? tx`email_to` : tx`push_to`;
  return tx<DueLetter[]>`
    with due as (
      select l.user_id, l.letter_id, l.${told} as told, n.last
      from community_letters l cross join lateral (
        select max(news_id) as last from community_news n
        where n.user_id = l.user_id and n.read_at is null and n.news_id > l.${told}) n
      where ${channel} = any(l.channels) and n.last is not null
      order by l.user_id limit ${most} for update of l skip locked)
    update community_letters l set ${told} = due.last from due where l.user_id = due.user_id
    returning l.user_id as "userId", l.letter_id as "letterId", due.told as "from", due.last as until`;
}

/** Whom a letter goes to, while it is wanted; null: it ended. */
export async function findLetter(
  sql: Queryable,
  letterId: string,
): Promise<{ readonly userId: string; readonly channels: LetterChannel[] } | null> {
  const [row] = await sql<{ userId: string; channels: LetterChannel[] }[]>`
    select user_id as "userId", channels from community_letters where letter_id = ${letterId}`;
  return row ?? null;
}

/** Unread news of a stretch by kind: of what is still shown, of kinds that are on. */
export async function countUnread(
  sql: Queryable,
  userId: string,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<ReadonlyMap<AnyNewsKind, number>> {
  const rows = await sql<{ kind: AnyNewsKind; count: number }[]>`
    select n.kind, count(*)::int as count from community_news n
      left join community_posts p on p.post_id = n.post_id
    where n.user_id = ${userId} and n.read_at is null and n.news_id > ${from} and n.news_id <= ${until}
      and (n.kind in ('decision', 'rules') or p.state = 'live')
      and not exists (select from community_news_off o where o.user_id = n.user_id and o.kind = n.kind)
    group by n.kind`;
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

export type TopicBatch = {
  readonly cause: string;
  readonly since: Date;
  readonly now: Date;
  readonly after: string;
  readonly most: number;
};

/** Tells each follower of topics, once a day, of the best new post in them that is not their own: those who did not
 * switch it off, without people whom they mute. A batch of followers after one of them; returns the last of the batch,
 * null when there are no more. */
export async function insertTopicNews(
  tx: Queryable,
  { cause, since, now, after, most }: TopicBatch,
): Promise<string | null> {
  const [batch] = await tx<{ last: string | null; count: number }[]>`
    select max(user_id::text) as last, count(*)::int as count from (
      select distinct user_id from community_subscriptions where user_id > ${after}
      order by user_id limit ${most}) f`;
  const last = batch?.last ?? null;
  if (batch === undefined || last === null) return null;
  await tx`
    insert into community_news (user_id, kind, cause, post_id, created_at)
    select f.user_id, 'topic', ${cause}, best.post_id, ${now}
    from (select distinct user_id from community_subscriptions
        where user_id > ${after} and user_id <= ${last}) f
      cross join lateral (
        select p.post_id
        from community_subscriptions s join community_posts p on p.topic = s.topic
        where s.user_id = f.user_id and p.state = 'live' and p.published_at > greatest(${since}, s.subscribed_at)
          and p.published_at <= ${now} and p.author_id is distinct from f.user_id
          and not exists (select from community_mutes m
            where m.user_id = f.user_id and m.other_id = p.author_id)
        order by p.top_key desc, p.post_id desc limit 1) best
    where not exists (select from community_news_off o where o.user_id = f.user_id and o.kind = 'topic')
    on conflict do nothing`;
  return batch.count < most ? null : last;
}

export type RulesBatch = {
  readonly before: Date;
  readonly now: Date;
  readonly cause: string;
  readonly most: number;
};

/** Tells members of the rules who were last told, or joined, before; returns the number of this batch. */
export async function insertRulesNews(
  sql: Queryable,
  { before, now, cause, most }: RulesBatch,
): Promise<number> {
  const { count } = await sql`
    with due as (select user_id from community_people
        where coalesce(rules_told_at, joined_at) < ${before}
        order by coalesce(rules_told_at, joined_at) limit ${most} for update skip locked),
      told as (update community_people p set rules_told_at = ${now} from due
        where p.user_id = due.user_id returning p.user_id)
    insert into community_news (user_id, kind, cause, created_at)
    select user_id, 'rules', ${cause}, ${now} from told on conflict do nothing`;
  return count;
}
