import { ButtonLink } from '@pahiya/ui/button';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';

type PagerProps = {
  readonly page: number;
  readonly pages: number;
  /** Path of a page, without the language. */
  readonly pathOf: (page: number) => string;
};

/** Links to the previous and next page; nothing for a single page. */
export function Pager({ page, pages, pathOf }: PagerProps) {
  const copy = useCopy('blog').list;
  const path = usePagePath();
  if (pages < 2) return null;
  return (
    <nav aria-label={copy.pages} className="actions items-center">
      {page > 1 && (
        <ButtonLink href={path(pathOf(page - 1))} variant="outline" size="sm" rel="prev">
          {copy.newer}
        </ButtonLink>
      )}
      <span className="nums text-ink-2">{copy.page(page, pages)}</span>
      {page < pages && (
        <ButtonLink href={path(pathOf(page + 1))} variant="outline" size="sm" rel="next">
          {copy.older}
        </ButtonLink>
      )}
    </nav>
  );
}
