import { followUser, likePost, subscribeTopic } from '@pahiya/contracts/community/community-calls';
import type { TopicSlug } from '@pahiya/domain/community/topics';
import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiContext } from '../../../frame/page/api-provider.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { useAppDispatch } from '../../../frame/state/use-app-state.ts';
import { followed, unfollowed } from '../../../frame/state/user-info-slice.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import {
  commentCounted,
  commentLiked,
  feedCounted,
  feedLiked,
  filterAdded,
  filterRemoved,
  type Liked,
  postCounted,
  postLiked,
  topicPostCounted,
  topicPostLiked,
} from '../state/community-slices.ts';

const groups = {
  feed: { kind: 'post', liked: feedLiked, counted: feedCounted },
  topic: { kind: 'post', liked: topicPostLiked, counted: topicPostCounted },
  post: { kind: 'post', liked: postLiked, counted: postCounted },
  comment: { kind: 'comment', liked: commentLiked, counted: commentCounted },
} as const;

/** Switches of pages of the app: the state changes at once, and the answer corrects it. `here`: where to come back to
 * after a sign-in. `fault`: why the last one was refused. */
export function useSwitches(here: string) {
  const api = use(ApiContext);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const path = usePagePath();
  const [fault, setFault] = useState<PageFailure['code'] | null>(null);

  const refused = (error: Parameters<typeof toPageFailure>[0]) => {
    const failure = toPageFailure(error);
    if (needsSignIn(failure)) void navigate(path(signInPath(here)));
    else setFault(failure.code);
  };

  async function like(group: keyof typeof groups, before: Liked, isLiked: boolean) {
    if (api === null) return;
    const { kind, liked, counted } = groups[group];
    const { id } = before;
    setFault(null);
    dispatch(liked({ id, isLiked }));
    const answer = await api.call(likePost, { body: { kind, id, isLiked } });
    if (answer.ok) dispatch(counted({ id, ...answer.value }));
    else {
      dispatch(counted(before));
      refused(answer.error);
    }
  }

  async function follow(handle: string, isFollowed: boolean) {
    if (api === null) return;
    const set = (isOn: boolean) => dispatch(isOn ? followed(handle) : unfollowed(handle));
    setFault(null);
    set(isFollowed);
    const answer = await api.call(followUser, { body: { handle, isFollowed } });
    if (answer.ok) set(answer.value.isFollowed);
    else {
      set(!isFollowed);
      refused(answer.error);
    }
  }

  async function followTopic(filter: { id: TopicSlug; title: string }, isSubscribed: boolean) {
    if (api === null) return;
    const set = (isOn: boolean) => dispatch(isOn ? filterAdded(filter) : filterRemoved(filter.id));
    setFault(null);
    set(isSubscribed);
    const answer = await api.call(subscribeTopic, { body: { topic: filter.id, isSubscribed } });
    if (answer.ok) set(answer.value.isSubscribed);
    else {
      set(!isSubscribed);
      refused(answer.error);
    }
  }

  return { fault, like, follow, followTopic };
}
