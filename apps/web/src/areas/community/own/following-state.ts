import type { Answer } from '@pahiya/api-client/api-client';
import { topics } from '@pahiya/domain/community/topics';
import { useEffect, useRef } from 'react';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { isFollowed } from '../../../frame/state/is-followed.ts';
import { useAppDispatch, useAppState } from '../../../frame/state/use-app-state.ts';
import { userInfoRestored } from '../../../frame/state/user-info-slice.ts';
import {
  communityFeedsOf,
  communityFiltersOf,
  feedsShown,
  filtersSet,
  type Liked,
  topicPostOf,
  topicShown,
} from '../state/community-slices.ts';

/** What the page loaded. */
export type LoadedFollowing = {
  readonly userData: Answer<'communityInit'>['userData'];
  /** The topic that is shown alone; null: everything that is followed. */
  readonly topic: string | null;
  readonly posts: readonly { readonly postId: string; readonly likeCount: number }[];
  /** Ids of posts that the reader likes. */
  readonly liked: readonly string[];
};

/** Keeps what the page loaded in the store, and reads it from there: what is switched shows at once. Until the store
 * has it, as on the server, what was loaded counts. */
export function useFollowing({ userData, topic, posts, liked }: LoadedFollowing, all: string) {
  const dispatch = useAppDispatch();
  const { language } = usePage();
  const loaded = topics
    .filter(({ slug }) => userData?.topics.includes(slug))
    .map(({ slug, name }) => ({ id: slug, title: name[language] }));
  const latest = useRef(loaded);
  latest.current = loaded;
  useEffect(() => {
    dispatch(filtersSet({ all, topics: latest.current, userData }));
    const following = (userData?.following ?? []).map(({ id, deleted }) => ({ id, deleted }));
    dispatch(userInfoRestored({ following }));
  }, [userData, all, dispatch]);
  useEffect(() => {
    const list = posts.map((post) => loadedLike(post, liked));
    dispatch(topic === null ? feedsShown(list) : topicShown(list));
  }, [posts, liked, topic, dispatch]);
  const { feedsData } = useAppState(communityFeedsOf);
  const { topicData } = useAppState(topicPostOf);
  const { filters } = useAppState(communityFiltersOf);
  const userInfo = useAppState((state) => state.userInfo);
  const shown = topic === null ? feedsData : topicData;
  return {
    filters: filters.length === 0 ? [{ id: 'all', title: all }, ...loaded] : filters,
    likeOf: (post: LoadedFollowing['posts'][number]): Liked =>
      shown.find(({ id }) => id === post.postId) ?? loadedLike(post, liked),
    isFollowed: (handle: string) =>
      userInfo.following.some(({ id }) => id === handle) ? isFollowed(userInfo, handle) : true,
  };
}

function loadedLike(
  { postId: id, likeCount }: LoadedFollowing['posts'][number],
  liked: readonly string[],
): Liked {
  return { id, likeCount, isLiked: liked.includes(id) };
}
