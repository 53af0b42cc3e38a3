import type { ArticleOnWire } from '@pahiya/contracts/blog/article-schema';
import { ChevronDown } from '@pahiya/ui/icons';
import { useCopy } from '../../frame/copy/use-copy.ts';

/** The contents of an article: collapsed on a phone, beside the text where there is room. */
export function ArticleContents({ contents }: { contents: ArticleOnWire['contents'] }) {
  const copy = useCopy('blog').article;
  const parts = contents.filter(({ level }) => level === 2);
  if (parts.length < 3) return null;
  const links = (
    <ol>
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${encodeURIComponent(id)}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="contents-fold no-print" aria-label={copy.contents}>
        <details>
          <summary>
            <span>{copy.contents}</span>
            <ChevronDown />
          </summary>
          {links}
        </details>
      </nav>
      <nav className="contents-aside no-print" aria-label={copy.contents}>
        <p>{copy.contents}</p>
        {links}
      </nav>
    </>
  );
}
