import type { Answer } from '@pahiya/api-client/api-client';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { ActOutcome } from './act-of.ts';
import { personPath } from './community-trail.ts';
import { languageOf } from './language-of.ts';
import { OwnLink } from './own-link.tsx';
import { PersonName } from './person-name.tsx';
import { PostPictures } from './post-pictures.tsx';
import { ToggleForm } from './toggle-form.tsx';
import { WrittenBody } from './written-body.tsx';

type Comment = Answer<'postComments'>['comments'][number];

type CommentThreadProps = {
  /** The answer that the author accepted. */
  readonly acceptedId: string | null;
  readonly comments: readonly Comment[];
  /** Path of the post, without the language. */
  readonly here: string;
  readonly outcome: ActOutcome | null;
};

/** Deeper replies are drawn at this level. */
const deepest = 3;

/** Replies to a post, each below what it answers. */
export function CommentThread({ acceptedId, comments, here, outcome }: CommentThreadProps) {
  const copy = useCopy('community');
  if (comments.length === 0) return <p>{copy.post.noReplies}</p>;
  return (
    <ol className="thread">
      {comments.map((comment) => (
        <li
          key={comment.commentId}
          id={`c-${comment.commentId}`}
          data-depth={Math.min(comment.depth, deepest)}
          data-accepted={comment.commentId === acceptedId ? '' : undefined}
        >
          {comment.text === null ? (
            <p className="text-ink-2">
              {comment.isMuted ? copy.muted : (copy.gone[comment.state] ?? copy.gone.deleted)}
            </p>
          ) : (
            <CommentView
              isAccepted={comment.commentId === acceptedId}
              comment={comment}
              text={comment.text}
              to={comment.depth > deepest ? authorOf(comments, comment.parentId) : null}
              here={here}
              outcome={outcome}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

type CommentViewProps = Omit<CommentThreadProps, 'comments' | 'acceptedId'> & {
  readonly isAccepted: boolean;
  readonly comment: Comment;
  readonly text: string;
  /** Whom it answers, where its level does not show it. */
  readonly to: string | null;
};

/** Who wrote a reply of this page. */
function authorOf(comments: readonly Comment[], id: string | null): string | null {
  return comments.find(({ commentId }) => commentId === id)?.author ?? null;
}

function CommentView({ isAccepted, comment, text, to, here, outcome }: CommentViewProps) {
  const copy = useCopy('community');
  const path = usePagePath();
  const { language } = usePage();
  const { commentId, author, createdAt, likeCount, isOwn, isLiked, state } = comment;
  return (
    <article aria-labelledby={`by-${commentId}`}>
      {isAccepted && <StatusChip tone="road" word={copy.accepted} />}
      <p className="post-meta" id={`by-${commentId}`}>
        <span>
          {author === null ? (
            copy.left
          ) : (
            <a href={path(personPath(author))}>
              <PersonName handle={author} name={comment.authorName} />
            </a>
          )}
        </span>
        {to !== null && <span>{copy.to(to)}</span>}
        <span>
          <time dateTime={createdAt}>{instantText(createdAt, language)}</time>
        </span>
        {comment.editedAt !== null && state === 'live' && (
          <a href={path(`/community/history/comment/${commentId}`)} rel="nofollow">
            {copy.history.edited}
          </a>
        )}
        {state === 'pending' && <span>{copy.pending}</span>}
      </p>
      <WrittenBody text={text} lang={languageOf(text)} />
      <PostPictures pictures={comment.pictures} />
      <div className="acts-row">
        {isOwn ? (
          <p className="nums">{copy.likes(likeCount)}</p>
        ) : (
          <ToggleForm
            id={`like-${commentId}`}
            action={here}
            mark={`like-comment:${commentId}`}
            isOn={isLiked}
            labels={[copy.like, copy.liked]}
            count={likeCount}
            about={author === null ? copy.left : `@${author}`}
            outcome={outcome}
          />
        )}
        <a
          className="foot-link"
          href={path(`${here}/reply?to=${commentId}`)}
          aria-describedby={`by-${commentId}`}
        >
          {copy.post.answer}
        </a>
        <a
          className="foot-link"
          href={path(`/report/community-comment/${commentId}`)}
          aria-describedby={`by-${commentId}`}
        >
          {copy.report}
        </a>
        <OwnLink
          id={commentId}
          isOwn={isOwn}
          href={`/community/reply/${commentId}/edit`}
          label={copy.ownReply}
        />
      </div>
    </article>
  );
}
