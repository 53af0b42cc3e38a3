import { describe, expect, test } from 'vitest';
import {
  commentCounted,
  commentLiked,
  commentsReducer,
  commentsShown,
  detailPostReducer,
  feedCounted,
  feedDeleted,
  feedLiked,
  feedsReducer,
  feedsShown,
  filterAdded,
  filterRemoved,
  filtersFailed,
  filtersReducer,
  filtersSet,
  initialComments,
  initialDetailPost,
  initialFeeds,
  initialFilters,
  initialTopicPost,
  postCounted,
  postLiked,
  postShown,
  topicPostCounted,
  topicPostLiked,
  topicPostReducer,
  topicShown,
} from './community-slices.ts';

const one = { id: 'a', likeCount: 3, isLiked: false };
const two = { id: 'b', likeCount: 0, isLiked: false };
const like = { id: 'a', isLiked: true };
const unlike = { id: 'a', isLiked: false };

/** The groups that hold something liked, as a list each. */
const groups = [
  {
    name: 'communityFeeds',
    begin: () => feedsReducer(initialFeeds, feedsShown([one, two])),
    like: (state: never, wish: typeof like) => feedsReducer(state, feedLiked(wish)),
    count: (state: never, counted: typeof one) => feedsReducer(state, feedCounted(counted)),
  },
  {
    name: 'topicPost',
    begin: () => topicPostReducer(initialTopicPost, topicShown([one, two])),
    like: (state: never, wish: typeof like) => topicPostReducer(state, topicPostLiked(wish)),
    count: (state: never, counted: typeof one) =>
      topicPostReducer(state, topicPostCounted(counted)),
  },
  {
    name: 'communityComments',
    begin: () => commentsReducer(initialComments, commentsShown([one, two])),
    like: (state: never, wish: typeof like) => commentsReducer(state, commentLiked(wish)),
    count: (state: never, counted: typeof one) => commentsReducer(state, commentCounted(counted)),
  },
  {
    name: 'communityDetailPost',
    begin: () => detailPostReducer(initialDetailPost, postShown(one)),
    like: (state: never, wish: typeof like) => detailPostReducer(state, postLiked(wish)),
    count: (state: never, counted: typeof one) => detailPostReducer(state, postCounted(counted)),
  },
] as const;
const first = (state: unknown) => [Object.values(state as object)[0]].flat()[0];

describe.each(groups)('$name', (group) => {
  test('a like changes the count by one at once, and is taken back by one', () => {
    const liked = group.like(group.begin() as never, like);
    expect(first(liked)).toEqual({ id: 'a', likeCount: 4, isLiked: true });
    expect(first(group.like(liked as never, unlike))).toEqual(one);
  });

  test('the same wish again changes nothing, and no count falls below zero', () => {
    const liked = group.like(group.begin() as never, like);
    expect(first(group.like(liked as never, like))).toEqual({
      ...one,
      likeCount: 4,
      isLiked: true,
    });
    const wrong = group.count(group.begin() as never, { ...one, likeCount: 0, isLiked: true });
    expect(first(group.like(wrong as never, unlike))).toMatchObject({ likeCount: 0 });
  });

  test('the answer corrects it, also to the state before', () => {
    const liked = group.like(group.begin() as never, like);
    expect(first(group.count(liked as never, { id: 'a', likeCount: 9, isLiked: true }))).toEqual({
      ...{ id: 'a', likeCount: 9, isLiked: true },
    });
    expect(first(group.count(liked as never, one))).toEqual(one);
  });

  test('others stay as they are', () => {
    const before = group.begin();
    expect(group.like(before as never, { id: 'c', isLiked: true })).toEqual(before);
  });
});

test('a deleted post leaves the feed', () => {
  const shown = feedsReducer(initialFeeds, feedsShown([one, two]));
  expect(feedsReducer(shown, feedDeleted('a'))).toEqual({ feedsData: [two] });
});

describe('communityFilters', () => {
  const topics = [{ id: 'rto', title: 'RTO' }];
  const set = filtersReducer(initialFilters, filtersSet({ all: 'All', topics, userData: null }));

  test('are set with all in front', () => {
    expect(set.filters).toEqual([{ id: 'all', title: 'All' }, ...topics]);
  });

  test('are added once and removed by topic', () => {
    const added = filtersReducer(set, filterAdded({ id: 'repairs', title: 'Repairs' }));
    expect(filtersReducer(added, filterAdded({ id: 'repairs', title: 'Repairs' }))).toEqual(added);
    expect(filtersReducer(added, filterRemoved('rto')).filters.map(({ id }) => id)).toEqual([
      ...['all', 'repairs'],
    ]);
  });

  test('are reset by an error', () => {
    expect(filtersReducer(set, filtersFailed())).toEqual(initialFilters);
  });
});
