import { Search } from '@pahiya/ui/icons';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';

/** The way to the search of everything. */
export function SearchLink() {
  const path = usePagePath();
  return (
    <a className="pill pill-round" href={path('/search')}>
      <Search />
      <span>{useCopy('shell').search}</span>
    </a>
  );
}
