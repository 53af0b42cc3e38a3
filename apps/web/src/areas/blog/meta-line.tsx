import type { ArticleCard } from '@pahiya/contracts/blog/article-schema';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';

/** Last change and reading time of an article; the author only on its own page. */
export function MetaLine({ article, withAuthor }: { article: ArticleCard; withAuthor?: boolean }) {
  const { language } = usePage();
  const copy = useCopy('blog').article;
  const day = parseIstDate(article.updatedOn);
  return (
    <p className="post-meta">
      {withAuthor && (
        <span>
          {copy.author} {article.author}
        </span>
      )}
      {day !== null && (
        <span>
          {withAuthor && `${copy.updated} `}
          <time dateTime={article.updatedOn}>{formatIstDate(day, language)}</time>
        </span>
      )}
      <span>{copy.minutes(article.readingMinutes)}</span>
    </p>
  );
}
