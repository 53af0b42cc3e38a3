import '../../../frame/styles/results.css';
import { readFilter } from '@pahiya/domain/facets/facet-filter';
import { carTerms } from '@pahiya/domain/new-cars/car-filter';
import { Button } from '@pahiya/ui/button';
import { WheelMark } from '@pahiya/ui/wheel-mark';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { carFiltersPath, searchedPath } from '../facts/search-paths.ts';
import { FacetForm } from './facet-form.tsx';
import { FailedCarSearch } from './failed-car-search.tsx';
import { FilterFaultNote } from './filter-fault-note.tsx';
import { withChoices } from './filter-removal.ts';
import { comparedIn, loadCarSearch } from './load-car-search.ts';

export const handle = { ownProgress: true };

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadCarSearch(pageTools(context), new URL(request.url));
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('car-search').filters,
  canonical: null,
  isIndexable: false,
}));

/** The filters on a phone. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('car-search');
  const path = usePagePath();
  const { location } = useNavigation();
  const ids = comparedIn(new URLSearchParams(useLocation().search));
  if (page.kind === 'failed') return <FailedCarSearch {...page} />;
  const isCounting = location?.pathname.endsWith(carFiltersPath) === true;
  const wanted = isCounting
    ? readFilter(carTerms, new URLSearchParams(location.search)).filter
    : page.filter;
  const { totalCount, variantCount } = page.found;
  return (
    <div className="grid gap-3 pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1>{copy.filters}</h1>
        <a
          href={path(searchedPath(withChoices(page.filter, 'none'), ids, carFiltersPath))}
          className="inline-flex min-h-11 items-center"
        >
          {copy.clear}
        </a>
      </div>
      <FilterFaultNote faults={page.faults} />
      <FacetForm
        filter={wanted}
        facets={page.found.facets}
        ids={ids}
        upsideDown={page.faults.upsideDown}
        action={carFiltersPath}
        submit={copy.show(totalCount)}
      >
        <input type="hidden" name="sort" value={page.filter.sort} />
        <div className="filters-bar">
          <p className="results-count" role="status" aria-live="polite">
            {copy.count(totalCount, variantCount)}
            {isCounting && <WheelMark size={20} turning />}
          </p>
          <Button type="submit">
            <span className="noscript:hidden">{copy.show(totalCount)}</span>
            <span className="hidden noscript:inline">{copy.showPlain}</span>
          </Button>
        </div>
      </FacetForm>
    </div>
  );
}
