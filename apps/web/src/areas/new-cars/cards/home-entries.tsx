import type { Answer } from '@pahiya/api-client/api-client';
import type { CarFacetId } from '@pahiya/domain/new-cars/car-filter';
import { ButtonLink } from '@pahiya/ui/button';
import { Search } from '@pahiya/ui/icons';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { carSearchPath, everyCar, facetPath, searchedPath } from '../facts/search-paths.ts';
import { valueText } from '../search/filter-words.ts';

/** Facets by which a person starts. */
const entries = ['price', 'body', 'fuel', 'seats'] as const satisfies readonly CarFacetId[];
/** Values that are a gap in what we know rather than a wish. */
const gaps: readonly string[] = ['unknown', 'old', 'battery-rent'];

/** Ways into the search, each with how many models it has. */
export function HomeEntries({ facets }: Pick<Answer<'carFilterMetadata'>, 'facets'>) {
  const copy = useCopy('new-cars').home;
  const words = useCopy('car-search');
  const path = usePagePath();
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={path(carSearchPath)} icon={<Search />}>
          {words.title}
        </ButtonLink>
        <ButtonLink href={path(searchedPath({ ...everyCar, sort: 'newest' }))} variant="outline">
          {copy.newest}
        </ButtonLink>
        <ButtonLink href={path(facetPath('stars', '5'))} variant="outline">
          {copy.fiveStars}
        </ButtonLink>
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        {entries.map((id) => (
          <section key={id} aria-labelledby={`by-${id}`} className="card grid content-start gap-1">
            <h2 id={`by-${id}`} className="text-h3">
              {words.facets[id]}
            </h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-4">
              {facets
                .find((facet) => facet.id === id)
                ?.values.filter(({ value, count }) => count > 0 && !gaps.includes(value))
                .map((one) => (
                  <li key={one.value}>
                    <a
                      href={path(facetPath(id, one.value))}
                      className="flex min-h-11 items-center justify-between gap-3"
                    >
                      {valueText(id, one, words)}
                      <span className="nums text-ink-2 text-small">
                        {one.count}
                        <span className="sr-only"> {words.modelsWord(one.count)}</span>
                      </span>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
