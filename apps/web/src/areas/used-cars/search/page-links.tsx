import { ButtonLink } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { UsedCarSearch } from '../facts/search-wish.ts';
import { searchPath } from '../facts/used-car-paths.ts';

type PageLinksProps = {
  readonly city: string;
  readonly search: UsedCarSearch;
  readonly pages: number;
};

/** The pages before and after. */
export function PageLinks({ city, search, pages }: PageLinksProps) {
  const copy = useCopy('used-cars').search;
  const path = usePagePath();
  const { page } = search;
  if (pages <= 1) return null;
  const to = (page: number) => path(searchPath(city, { ...search, page }));
  return (
    <nav aria-label={copy.pages} className="flex flex-wrap items-center gap-3">
      {page > 1 && (
        <ButtonLink href={to(page - 1)} variant="outline" rel="prev">
          {copy.previous}
        </ButtonLink>
      )}
      <span>{copy.page(page, pages)}</span>
      {page < pages && (
        <ButtonLink href={to(page + 1)} variant="outline" rel="next">
          {copy.next}
        </ButtonLink>
      )}
    </nav>
  );
}
