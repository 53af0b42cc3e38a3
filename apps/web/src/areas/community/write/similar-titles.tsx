import type { Answer } from '@pahiya/api-client/api-client';
import { postPath } from '@pahiya/domain/community/post-path';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

type SimilarTitlesProps = { readonly posts: Answer<'similarPosts'>['posts'] };

/** Posts that may answer already what is being typed. Never takes the focus. */
export function SimilarTitles({ posts }: SimilarTitlesProps) {
  const copy = useCopy('community-write');
  const community = useCopy('community');
  const path = usePagePath();
  if (posts.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{copy.similar}</p>
      <ul className="grid gap-1">
        {posts.map(({ postId, title, commentCount }) => (
          <li key={postId}>
            <a href={path(postPath(postId, title))} target="_blank" rel="noopener">
              <bdi>{title}</bdi>
            </a>{' '}
            <span className="text-ink-2">({community.replies(commentCount)})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
