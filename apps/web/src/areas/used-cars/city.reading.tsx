import { searchUsedCars, usedCarCities } from '@pahiya/contracts/used-cars/used-car-calls';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../parts/structured-data/breadcrumb-data.ts';
import { CarCards } from './cards/car-cards.tsx';
import { cityOfSlug } from './city-of-slug.server.ts';
import { readSearch } from './facts/search-wish.ts';
import { cityPath, saveSearchPath } from './facts/used-car-paths.ts';
import { failedUsedCarPage } from './load-used-car-page.ts';
import { AppliedChoices } from './search/applied-choices.tsx';
import { FilterForm, swapIds } from './search/filter-form.tsx';
import { NothingFound } from './search/nothing-found.tsx';
import { PageLinks } from './search/page-links.tsx';
import { UsedCarCrumbs, usedCarTrail } from './used-car-trail.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const city = cityOfSlug(params.city);
  if (city === undefined) throw data(null, { status: 404 });
  const { api } = pageTools(context);
  const search = readSearch(new URL(request.url).searchParams);
  const { chosen, sort, page } = search;
  const [found, cities] = await Promise.all([
    api.call(searchUsedCars, {
      // Choices that do not exist are refused with their field.
      query: {
        cityId: city.id,
        ...Object.fromEntries(Object.entries(chosen).map(([id, all]) => [id, all.join(',')])),
        ...{ sort, page },
      },
    }),
    api.call(usedCarCities, { query: { id: 'USED_CAR' } }),
  ]);
  if (!found.ok) return failedUsedCarPage(found.error);
  return {
    kind: 'search' as const,
    search,
    ...found.value,
    others: cities.ok ? cities.value.cities.filter(({ slug }) => slug !== city.slug) : [],
  };
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const copy = copyOf('used-cars');
  if (data?.kind !== 'search') return { title: copy.home.title };
  const name = data.city.name[language];
  const path = cityPath(data.city.slug);
  const trail = usedCarTrail({ brand, language, copy }, [{ path, label: name }]);
  return {
    title: copy.search.metaTitle(name),
    description: copy.search.metaDescription(name, data.total),
    canonical: path,
    structuredData: [breadcrumbData(trail, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { language } = usePage();
  const copy = useCopy('used-cars').search;
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { city, search, total, pages, cars, facets, others } = page;
  const name = city.name[language];
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-4">
        <UsedCarCrumbs between={[]} here={name} />
        <PageTitle
          title={copy.title(name)}
          lead={
            <span id={swapIds.found} role="status">
              {copy.found(total)}
            </span>
          }
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[16rem_1fr]">
        <FilterForm city={city.slug} search={search} facets={facets} total={total} />
        <div id={swapIds.results} className="grid min-w-0 gap-4">
          <AppliedChoices city={city.slug} search={search} facets={facets} />
          {Object.keys(search.chosen).length > 0 && (
            <p>
              <a data-document="" href={path(saveSearchPath(city.cityId, search))}>
                {copy.save}
              </a>
            </p>
          )}
          <p className="text-ink-2 text-small">
            {copy.sortNotes[search.sort]} {copy.nobodyPays}
          </p>
          {cars.length === 0 ? (
            <NothingFound city={city.slug} search={search} facets={facets} />
          ) : (
            <CarCards cars={cars} level={2} />
          )}
          <PageLinks city={city.slug} search={search} pages={pages} />
        </div>
      </div>
      {others.length > 0 && (
        <ChipLinks
          label={copy.otherCity}
          links={others
            .slice(0, 8)
            .map(({ slug, name }) => ({ href: path(cityPath(slug)), label: name[language] }))}
        />
      )}
    </div>
  );
}
