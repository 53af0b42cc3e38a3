import type { communityPosts, topicPosts } from '@pahiya/contracts/community/community-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { oldestAppealable } from '@pahiya/domain/community/community-terms';
import { excerptOf } from '@pahiya/domain/community/post-text';
import { topics } from '@pahiya/domain/community/topics';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import {
  findPerson,
  findPersonOf,
  isFollowing,
  selectFollowed,
} from '../people/person-repository.ts';
import { findSuspension, findSuspensionAppeal } from '../people/suspension-repository.ts';
import { trustInSteps, trustOfPerson } from '../people/trust-of-person.ts';
import { selectOfPosts } from '../pictures/picture-repository.ts';
import { pictureOnWire } from '../pictures/picture-store.ts';
import { badCursor, notInCommunity } from '../store/community-refusals.ts';
import { pageSize, readListCursor, writeListCursor } from '../store/list-cursor.ts';
import { findSubject } from './find-subject.ts';
import { selectFollowing } from './following-repository.ts';
import {
  countByTopic,
  findMergedInto,
  findPost,
  type PostRow,
  selectByRowIds,
  selectLatest,
  selectPinned,
  selectTop,
} from './post-repository.ts';

type Core = Pick<Services, 'sql' | 'now'>;
type Feed = 'latest' | 'top' | 'following';
type Cards = Pick<AnswerOf<typeof communityPosts>, 'posts' | 'next'>;

type FeedWish = {
  readonly feed: Feed;
  readonly topic?: string | null;
  readonly authorId?: string;
  readonly readerId: string | null;
  readonly after: string | undefined;
};

/** A page of a feed. `following` of a visitor is empty. */
export async function readFeed(
  sql: Queryable,
  { feed, topic = null, authorId, readerId, after }: FeedWish,
): Promise<Result<Cards, Refusal>> {
  const key = readListCursor(feed, after, feed === 'top' ? 'number' : 'instant');
  if (key === null) return err(badCursor);
  // On a person's own page nobody is left out.
  const mutedFor = authorId === undefined ? readerId : null;
  const wish = { topic, authorId: authorId ?? null, after: key, readerId: mutedFor };
  const rows = await selectRows(sql, feed, wish);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return ok({
    posts: rows.slice(0, pageSize).map(toCard),
    next:
      last === undefined ? null : writeListCursor(feed, { key: keyOf(feed, last), id: last.rowId }),
  });
}

async function selectRows(
  sql: Queryable,
  feed: Feed,
  wish: Parameters<typeof selectLatest>[1],
): Promise<readonly PostRow[]> {
  if (feed === 'latest') return selectLatest(sql, wish);
  if (feed === 'top') return selectTop(sql, wish);
  return wish.readerId === null ? [] : selectFollowing(sql, wish.readerId, wish.after);
}

function keyOf(feed: Feed, { topKey, publishedAt }: PostRow): string {
  return feed === 'top' ? String(topKey) : (publishedAt?.toISOString() ?? '');
}

function toCard(row: Omit<PostRow, 'topKey'>): Cards['posts'][number] {
  const { postId, topic, title, language, author, authorName, likeCount, commentCount } = row;
  return {
    ...{ postId, topic, title, language, author, authorName, likeCount, commentCount },
    excerpt: excerptOf(row.source),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

/** Shown posts of a list by their rows. */
export async function readCards(sql: Queryable, rowIds: readonly number[]) {
  return rowIds.length === 0 ? [] : (await selectByRowIds(sql, rowIds)).map(toCard);
}

/** One post, or the newest ones. */
export async function readPosts(
  sql: Queryable,
  {
    postId,
    readerId,
    after,
  }: {
    readonly postId: string | undefined;
    readonly readerId: string | null;
    readonly after: string | undefined;
  },
): Promise<Result<AnswerOf<typeof communityPosts>, Refusal>> {
  if (postId === undefined) {
    const list = await readFeed(sql, { feed: 'latest', readerId, after });
    return list.ok ? ok({ post: null, ...list.value }) : list;
  }
  const found =
    (await findPost(sql, postId, readerId)) ?? (await findMerged(sql, postId, readerId));
  if (found === null) return err(notInCommunity);
  const { state, reason, version, isLocked, acceptedId, isOwn, isLiked } = found;
  const pictures = (await selectOfPosts(sql, [postId])).get(postId) ?? [];
  const about = found.about === null ? null : await findSubject(sql, found.about);
  return ok({
    post: {
      ...toCard(found),
      ...{ text: found.source, state, version, isLocked, acceptedId, about, isOwn, isLiked },
      pictures: pictures.map(pictureOnWire),
      isAuthorFollowed: found.isAuthorFollowed,
      editedAt: found.editedAt?.toISOString() ?? null,
      reason: isOwn ? reason : null,
    },
    ...{ posts: [], next: null },
  });
}

async function findMerged(sql: Queryable, postId: string, readerId: string | null) {
  const target = await findMergedInto(sql, postId);
  return target === null ? null : findPost(sql, target, readerId);
}

/** A page of a topic, on the first one with what moderators pinned there. */
export async function readTopic(
  sql: Queryable,
  wish: FeedWish & { readonly topic: string },
): Promise<Result<AnswerOf<typeof topicPosts>, Refusal>> {
  const list = await readFeed(sql, wish);
  if (!list.ok) return list;
  const pinned = wish.after === undefined ? await selectPinned(sql, wish.topic) : [];
  return ok({ ...list.value, pinned: pinned.map(toCard) });
}

/** Topics with the number of their posts. */
export async function readTopics(sql: Queryable) {
  const counts = await countByTopic(sql);
  return topics.map((topic) => ({ ...topic, postCount: counts.get(topic.slug) ?? 0 }));
}

/** Topics as filters, and the reader in the community. */
export async function readInit(services: Core, readerId: string | null) {
  const { sql } = services;
  const filters = await readTopics(sql);
  const person = readerId === null ? null : await findPersonOf(sql, readerId);
  if (person === null) return { filters, userData: null };
  const [{ people, topics: followed }, { trust, missing }, suspension] = await Promise.all([
    selectFollowed(sql, person.userId),
    trustInSteps(services, person.userId),
    findSuspension(sql, person.userId, services.now()),
  ]);
  const { handle, displayName, bio, joinedAt } = person;
  const appeal =
    suspension &&
    (await findSuspensionAppeal(sql, suspension.suspensionId, oldestAppealable(services.now())));
  return {
    filters,
    userData: {
      ...{ handle, displayName, bio, joinedAt: joinedAt.toISOString(), trust },
      ...{ isOwn: true, isFollowed: false, topics: [...followed], missing: [...missing] },
      following: people.map(({ handle: id, displayName: name }) => ({ id, name, deleted: false })),
      suspension: suspension && {
        ...suspension,
        ...{ appeal, endsAt: suspension.endsAt?.toISOString() ?? null },
      },
    },
  };
}

/** A person with a page of their posts. */
export async function readPerson(
  services: Core,
  {
    handle,
    readerId,
    after,
  }: {
    readonly handle: string;
    readonly readerId: string | null;
    readonly after: string | undefined;
  },
) {
  const { sql } = services;
  const person = await findPerson(sql, handle);
  if (person === null) return err(notInCommunity);
  const { userId, displayName, bio, joinedAt } = person;
  const [list, { trust }, isFollowed] = await Promise.all([
    readFeed(sql, { feed: 'latest', authorId: userId, readerId, after }),
    trustOfPerson(services, userId),
    readerId === null ? false : isFollowing(sql, { userId: readerId, followeeId: userId }),
  ]);
  if (!list.ok) return list;
  const isOwn = userId === readerId;
  return ok({
    person: {
      ...{ handle, displayName, bio, joinedAt: joinedAt.toISOString() },
      ...{ trust, isOwn, isFollowed },
    },
    ...list.value,
  });
}
