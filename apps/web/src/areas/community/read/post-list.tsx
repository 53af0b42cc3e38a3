import type { Answer } from '@pahiya/api-client/api-client';
import { postPath } from '@pahiya/domain/community/post-path';
import { topics } from '@pahiya/domain/community/topics';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { Heading } from '@pahiya/ui/heading';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { PersonName } from './person-name.tsx';

export type Card = Answer<'communityFeeds'>['posts'][number];

type PostListProps = {
  readonly posts: readonly Card[];
  readonly level?: 2 | 3;
  /** Below the words of a post. */
  readonly acts?: (post: Card) => ReactNode;
};

/** Posts of a list. */
export function PostList({ posts, level = 2, acts }: PostListProps) {
  return (
    <ul className="posts posts-rows">
      {posts.map((post) => (
        <li key={post.postId}>
          <PostCard post={post} level={level} acts={acts?.(post)} />
        </li>
      ))}
    </ul>
  );
}

type PostCardProps = {
  readonly post: Card;
  readonly level: 2 | 3;
  readonly acts: ReactNode;
};

function PostCard({ post, level, acts }: PostCardProps) {
  const copy = useCopy('community');
  const path = usePagePath();
  const { language } = usePage();
  const { postId, title, excerpt, author, likeCount, commentCount, publishedAt } = post;
  return (
    <article className="post">
      <div>
        <p className="post-topic">{topicName(post.topic, language)}</p>
        <Heading level={level}>
          <a className="post-link" href={path(postPath(postId, title))}>
            <bdi lang={post.language}>{title}</bdi>
          </a>
        </Heading>
      </div>
      <p className="post-words" lang={post.language} dir="auto">
        {excerpt}
      </p>
      <p className="post-meta">
        <span>
          <PersonName handle={author} name={post.authorName} />
        </span>
        {publishedAt !== null && (
          <span>
            <time dateTime={publishedAt}>
              {formatIstDate(istDateOf(new Date(publishedAt)), language)}
            </time>
          </span>
        )}
      </p>
      <p className="post-meta">
        <span className="nums">{copy.replies(commentCount)}</span>
        {acts == null && <span className="nums">{copy.likes(likeCount)}</span>}
      </p>
      {acts}
    </article>
  );
}

/** Name of a topic in a language. */
export function topicName(slug: string, language: 'en' | 'hi'): string {
  return topics.find((topic) => topic.slug === slug)?.name[language] ?? slug;
}
