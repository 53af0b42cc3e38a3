import type { Answer } from '@pahiya/api-client/api-client';
import { excerptOf } from '@pahiya/domain/community/post-text';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FieldError } from '@pahiya/ui/field-notes';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { useAppDispatch, useAppState } from '../../../frame/state/use-app-state.ts';
import { commentsShown, communityCommentsOf, type Liked } from '../state/community-slices.ts';
import { LiveToggle } from './live-toggle.tsx';
import { useSwitches } from './use-switches.ts';

type AnswersCardProps = {
  /** Path of the page, without the language. */
  readonly action: string;
  readonly acceptedId: string | null;
  readonly comments: Answer<'postComments'>['comments'];
  /** Path of the post, without the language: where a like is sent without script. */
  readonly postPath: string;
};

/** Replies to an own post, one of which its author can accept as the answer. */
export function AnswersCard({ action, acceptedId, comments, postPath }: AnswersCardProps) {
  const community = useCopy('community');
  const errors = useCopy('errors').byCode;
  const dispatch = useAppDispatch();
  const { fault, like } = useSwitches(action);
  useEffect(() => {
    dispatch(commentsShown(comments.map(likedOf)));
  }, [comments, dispatch]);
  const { commentsData } = useAppState(communityCommentsOf);
  const copy = useCopy('community-own').answers;
  const shown = comments.filter(({ text, state }) => text !== null && state === 'live');
  if (shown.length === 0) return null;
  return (
    <Card title={copy.title} id="answers">
      <FieldError id="like-error" error={fault === null ? undefined : errors[fault].title} />
      <ul className="grid gap-3">
        {shown.map((comment) => {
          const { commentId, author, text, isOwn } = comment;
          const state = commentsData.find(({ id }) => id === commentId) ?? likedOf(comment);
          return (
            <li key={commentId} className="grid gap-1 border-line border-b pb-3">
              <p dir="auto">
                {author !== null && <bdi lang="en">@{author}: </bdi>}
                {excerptOf(text ?? '')}
              </p>
              <div className="flex flex-wrap items-center gap-3">
                {!isOwn && (
                  <LiveToggle
                    action={postPath}
                    mark={`like-comment:${commentId}`}
                    isOn={state.isLiked}
                    labels={[community.like, community.liked]}
                    count={state.likeCount}
                    about={author === null ? community.left : `@${author}`}
                    onSwitch={(isOn) => void like('comment', state, isOn)}
                  />
                )}
                <Form method="post" action={action}>
                  <input type="hidden" name="intent" value="accept" />
                  <input
                    type="hidden"
                    name="comment"
                    value={commentId === acceptedId ? '' : commentId}
                  />
                  <Button size="sm" variant={commentId === acceptedId ? 'dark' : 'outline'}>
                    {commentId === acceptedId ? copy.undo : copy.accept}
                  </Button>
                </Form>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function likedOf(comment: AnswersCardProps['comments'][number]): Liked {
  const { commentId: id, likeCount, isLiked } = comment;
  return { id, likeCount, isLiked };
}
