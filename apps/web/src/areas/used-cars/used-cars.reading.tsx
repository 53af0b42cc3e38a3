import { usedCarCities, usedCarHomeCards } from '@pahiya/contracts/used-cars/used-car-calls';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../parts/structured-data/breadcrumb-data.ts';
import { CarCards } from './cards/car-cards.tsx';
import { cityPath, usedCarsPath } from './facts/used-car-paths.ts';
import { failedUsedCarPage } from './load-used-car-page.ts';
import { usedCarTrail } from './used-car-trail.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const cities = await api.call(usedCarCities, { query: { id: 'USED_CAR' } });
  if (!cities.ok) return failedUsedCarPage(cities.error);
  const [first] = cities.value.cities;
  const newest =
    first === undefined
      ? null
      : await api.call(usedCarHomeCards, { query: { cityId: first.cityId } });
  return {
    kind: 'home' as const,
    cities: cities.value.cities,
    // The cities are the page; the cards may fail.
    newest: newest?.ok ? newest.value : null,
  };
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const copy = copyOf('used-cars');
  const cities = data?.kind === 'home' ? data.cities : [];
  const cars = cities.reduce((sum, city) => sum + city.cars, 0);
  return {
    title: copy.home.metaTitle,
    description: copy.home.metaDescription(cars, cities.length),
    canonical: usedCarsPath,
    structuredData: [
      breadcrumbData(usedCarTrail({ brand, language, copy }, []), {
        siteUrl: brand.siteUrl,
        language,
      }),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { brand, language } = usePage();
  const copy = useCopy('used-cars');
  const path = usePagePath();
  return (
    <div className="grid gap-8 pt-3">
      <div className="grid gap-4">
        <Breadcrumbs
          label={copy.crumbs}
          trail={[{ href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name }]}
          here={copy.crumb}
        />
        <PageTitle title={copy.home.title} lead={copy.home.lead} />
      </div>
      {page.kind === 'failed' ? (
        <FailureFace failure={page.failure} />
      ) : page.cities.length === 0 ? (
        <EmptyFace title={copy.home.none} detail={copy.home.noneDetail} />
      ) : (
        <section aria-labelledby="cities" className="grid gap-3">
          <h2 id="cities">{copy.home.cities}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3">
            {page.cities.map(({ slug, name, cars }) => (
              <li key={slug} className="card grid content-start gap-1">
                <a
                  href={path(cityPath(slug))}
                  className="wrap-anywhere inline-flex min-h-11 items-center font-semibold"
                >
                  {name[language]}
                </a>
                <span className="text-ink-2 text-small">{copy.home.cars(cars)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {page.kind === 'home' && page.newest !== null && page.newest.cars.length > 0 && (
        <section aria-labelledby="newest" className="grid gap-3">
          <h2 id="newest">{copy.home.newest(page.newest.city.name[language])}</h2>
          <CarCards cars={page.newest.cars} level={3} />
          <div>
            <ButtonLink href={path(cityPath(page.newest.city.slug))} variant="outline">
              {copy.home.all(page.newest.city.name[language])}
            </ButtonLink>
          </div>
        </section>
      )}
    </div>
  );
}
