import type { ArticleCard } from '@pahiya/contracts/blog/article-schema';
import { PostCard } from './post-card.tsx';

/** Articles in a grid. */
export function PostGrid({
  articles,
  level = 3,
}: {
  articles: readonly ArticleCard[];
  level?: 2 | 3;
}) {
  return (
    <ul className="posts">
      {articles.map((article) => (
        <li key={article.slug}>
          <PostCard article={article} level={level} />
        </li>
      ))}
    </ul>
  );
}
