import type { ArticleCard } from '@pahiya/contracts/blog/article-schema';
import { Heading } from '@pahiya/ui/heading';
import { Img } from '@pahiya/ui/img';
import type { ReactNode } from 'react';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { articlePath } from './blog-trail.ts';
import { MetaLine } from './meta-line.tsx';

type PostCardProps = {
  readonly article: ArticleCard;
  readonly level?: 2 | 3;
  /** first: the blog's lead article, as a milestone with a yellow cap. */
  readonly look?: 'plain' | 'first';
  /** Replaces title and description, with the search terms highlighted. */
  readonly title?: ReactNode;
  readonly excerpt?: ReactNode;
};

/** An article in a list; the whole card is a link. */
export function PostCard({ article, level = 3, look = 'plain', title, excerpt }: PostCardProps) {
  const path = usePagePath();
  return (
    <article className={look === 'first' ? 'post post-first' : 'post'}>
      <div className="post-cap">
        <p className="post-topic">{article.categoryName}</p>
        <Heading level={level}>
          <a className="post-link" href={path(articlePath(article.slug))}>
            {title ?? article.title}
          </a>
        </Heading>
      </div>
      {look === 'first' && article.image !== null && (
        <Img
          src={article.image.src}
          alt={article.image.alt}
          width={1200}
          height={675}
          sizes="(min-width: 60rem) 40rem, 100vw"
          eager
        />
      )}
      <p className="post-words">{excerpt ?? article.description}</p>
      <MetaLine article={article} />
    </article>
  );
}
