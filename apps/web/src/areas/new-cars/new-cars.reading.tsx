import { homeCarVideos } from '@pahiya/contracts/new-cars/car-video-calls';
import { carFilterMetadata, carMakes } from '@pahiya/contracts/new-cars/new-car-calls';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../parts/structured-data/breadcrumb-data.ts';
import { carTrail } from './car-trail.ts';
import { HomeEntries } from './cards/home-entries.tsx';
import { comparePath, makePath, newCarsPath, quotationPath } from './facts/car-paths.ts';
import { failedCarPage } from './load-car-page.ts';
import { VideoList } from './videos/video-list.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const [makes, filters, videos] = await Promise.all([
    api.call(carMakes, { body: {} }),
    api.call(carFilterMetadata, {}),
    api.call(homeCarVideos, {}),
  ]);
  if (!makes.ok) return failedCarPage(makes.error);
  if (!filters.ok) return failedCarPage(filters.error);
  return {
    kind: 'makes' as const,
    ...makes.value,
    facets: filters.value.facets,
    // Videos are an addition: without them the page is whole.
    videos: videos.ok ? videos.value.videos : [],
  };
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const copy = copyOf('new-cars');
  const makes = data?.kind === 'makes' ? data.makes : [];
  const models = makes.reduce((sum, make) => sum + make.models, 0);
  const steps = carTrail({ brand, language, copy }, []);
  return {
    title: copy.home.metaTitle,
    description: copy.home.metaDescription(makes.length, models),
    canonical: newCarsPath,
    structuredData: [breadcrumbData(steps, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { brand, language } = usePage();
  const copy = useCopy('new-cars');
  const path = usePagePath();
  return (
    <div className="grid gap-8 pt-3">
      <div className="grid gap-4">
        <Breadcrumbs
          label={copy.crumbs}
          trail={[{ href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name }]}
          here={copy.home.crumb}
        />
        <PageTitle title={copy.home.title} lead={copy.home.lead} />
        <p className="flex flex-wrap gap-x-6">
          <a href={path(comparePath)} className="inline-flex min-h-11 items-center">
            {copy.compare.title}
          </a>
          <a href={path(quotationPath)} className="inline-flex min-h-11 items-center">
            {copy.variant.checkQuotation}
          </a>
        </p>
      </div>
      {page.kind === 'failed' ? (
        <FailureFace failure={page.failure} />
      ) : (
        <>
          <HomeEntries facets={page.facets} />
          <VideoList videos={page.videos} />
          <section aria-labelledby="makes" className="grid gap-3">
            <h2 id="makes">{copy.home.makes}</h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3">
              {page.makes.map(({ slug, name, models }) => (
                <li key={slug} className="card grid content-start gap-1">
                  <a
                    href={path(makePath(slug))}
                    className="wrap-anywhere inline-flex min-h-11 items-center font-semibold"
                  >
                    {name}
                  </a>
                  <span className="text-ink-2 text-small">{copy.home.models(models)}</span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  );
}
