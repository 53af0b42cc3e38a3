import type { Answer } from '@pahiya/api-client/api-client';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../../frame/state/define-slice.ts';
import { addSlice } from '../../../frame/state/store.ts';

/** Something that is liked; `id`: of a post or a comment. */
export type Liked = { readonly id: string; readonly likeCount: number; readonly isLiked: boolean };
/** What the answer to a like says. */
export type Counted = Liked;
type Wish = { readonly id: string; readonly isLiked: boolean };

/** A like changes the count by one at once; the state that is there already changes nothing. */
function wish<One extends Liked>(one: One, { id, isLiked }: Wish): One {
  if (one.id !== id || one.isLiked === isLiked) return one;
  return { ...one, isLiked, likeCount: Math.max(0, one.likeCount + (isLiked ? 1 : -1)) };
}

/** The answer corrects it. */
function count<One extends Liked>(one: One, counted: Counted): One {
  return one.id === counted.id ? { ...one, ...counted } : one;
}

type Filter = { readonly id: string; readonly title: string };
type UserData = Answer<'communityInit'>['userData'];

/** The state group communityFilters of the specification: topics as filters, the first is all. */
export type CommunityFiltersState = {
  readonly filters: readonly Filter[];
  readonly userData: UserData;
};
export const initialFilters: CommunityFiltersState = { filters: [], userData: null };
const filters = defineSlice({
  name: 'communityFilters',
  initialState: initialFilters,
  reducers: {
    /** `all`: how the first filter is called. */
    filtersSet: (
      _: CommunityFiltersState,
      {
        payload: { all, topics, userData },
      }: PayloadAction<{ all: string; topics: readonly Filter[]; userData: UserData }>,
    ) => ({ filters: [{ id: 'all', title: all }, ...topics], userData }),
    filterAdded: (state: CommunityFiltersState, { payload }: PayloadAction<Filter>) => ({
      ...state,
      filters: [...state.filters.filter(({ id }) => id !== payload.id), payload],
    }),
    filterRemoved: (state: CommunityFiltersState, { payload }: PayloadAction<string>) => ({
      ...state,
      filters: state.filters.filter(({ id }) => id !== payload),
    }),
    filtersFailed: () => initialFilters,
  },
});
export const { filtersSet, filterAdded, filterRemoved, filtersFailed } = filters.actions;
export const filtersReducer = filters.reducer;
export const communityFiltersOf = addSlice('communityFilters', initialFilters, filtersReducer);

/** The state group communityFeeds: the posts on screen. */
export type CommunityFeedsState = { readonly feedsData: readonly Liked[] };
export const initialFeeds: CommunityFeedsState = { feedsData: [] };
const feeds = defineSlice({
  name: 'communityFeeds',
  initialState: initialFeeds,
  reducers: {
    feedsShown: (_: CommunityFeedsState, { payload }: PayloadAction<readonly Liked[]>) => ({
      feedsData: payload,
    }),
    feedLiked: (state: CommunityFeedsState, { payload }: PayloadAction<Wish>) => ({
      feedsData: state.feedsData.map((one) => wish(one, payload)),
    }),
    feedCounted: (state: CommunityFeedsState, { payload }: PayloadAction<Counted>) => ({
      feedsData: state.feedsData.map((one) => count(one, payload)),
    }),
    feedDeleted: (state: CommunityFeedsState, { payload }: PayloadAction<string>) => ({
      feedsData: state.feedsData.filter(({ id }) => id !== payload),
    }),
  },
});
export const { feedsShown, feedLiked, feedCounted, feedDeleted } = feeds.actions;
export const feedsReducer = feeds.reducer;
export const communityFeedsOf = addSlice('communityFeeds', initialFeeds, feedsReducer);

/** The state group topicPost: the posts of one topic on screen. */
export type TopicPostState = { readonly topicData: readonly Liked[] };
export const initialTopicPost: TopicPostState = { topicData: [] };
const topicPost = defineSlice({
  name: 'topicPost',
  initialState: initialTopicPost,
  reducers: {
    topicShown: (_: TopicPostState, { payload }: PayloadAction<readonly Liked[]>) => ({
      topicData: payload,
    }),
    topicPostLiked: (state: TopicPostState, { payload }: PayloadAction<Wish>) => ({
      topicData: state.topicData.map((one) => wish(one, payload)),
    }),
    topicPostCounted: (state: TopicPostState, { payload }: PayloadAction<Counted>) => ({
      topicData: state.topicData.map((one) => count(one, payload)),
    }),
  },
});
export const { topicShown, topicPostLiked, topicPostCounted } = topicPost.actions;
export const topicPostReducer = topicPost.reducer;
export const topicPostOf = addSlice('topicPost', initialTopicPost, topicPostReducer);

/** The state group communityDetailPost: the post whose page is open. */
export type CommunityDetailPostState = { readonly feedData: Liked | null };
export const initialDetailPost: CommunityDetailPostState = { feedData: null };
const detailPost = defineSlice({
  name: 'communityDetailPost',
  initialState: initialDetailPost,
  reducers: {
    postShown: (_: CommunityDetailPostState, { payload }: PayloadAction<Liked>) => ({
      feedData: payload,
    }),
    postLiked: (state: CommunityDetailPostState, { payload }: PayloadAction<Wish>) => ({
      feedData: state.feedData && wish(state.feedData, payload),
    }),
    postCounted: (state: CommunityDetailPostState, { payload }: PayloadAction<Counted>) => ({
      feedData: state.feedData && count(state.feedData, payload),
    }),
  },
});
export const { postShown, postLiked, postCounted } = detailPost.actions;
export const detailPostReducer = detailPost.reducer;
export const communityDetailPostOf = addSlice(
  'communityDetailPost',
  initialDetailPost,
  detailPostReducer,
);

/** The state group communityComments: the replies to that post. */
export type CommunityCommentsState = { readonly commentsData: readonly Liked[] };
export const initialComments: CommunityCommentsState = { commentsData: [] };
const comments = defineSlice({
  name: 'communityComments',
  initialState: initialComments,
  reducers: {
    commentsShown: (_: CommunityCommentsState, { payload }: PayloadAction<readonly Liked[]>) => ({
      commentsData: payload,
    }),
    commentLiked: (state: CommunityCommentsState, { payload }: PayloadAction<Wish>) => ({
      commentsData: state.commentsData.map((one) => wish(one, payload)),
    }),
    commentCounted: (state: CommunityCommentsState, { payload }: PayloadAction<Counted>) => ({
      commentsData: state.commentsData.map((one) => count(one, payload)),
    }),
  },
});
export const { commentsShown, commentLiked, commentCounted } = comments.actions;
export const commentsReducer = comments.reducer;
export const communityCommentsOf = addSlice('communityComments', initialComments, commentsReducer);
