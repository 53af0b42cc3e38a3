import { carCost } from '@pahiya/contracts/new-cars/car-cost-calls';
import { carReviews } from '@pahiya/contracts/new-cars/car-review-calls';
import { modelCarVideos } from '@pahiya/contracts/new-cars/car-video-calls';
import { carVariants } from '@pahiya/contracts/new-cars/new-car-calls';
import { modelSubject } from '@pahiya/domain/community/post-subject';
import type { ComponentProps } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { AskedHere } from '../../parts/asked-here/asked-here.tsx';
import { loadAsked } from '../../parts/asked-here/load-asked.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import { PageTitle } from '../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../parts/structured-data/breadcrumb-data.ts';
import { CarCrumbs } from './car-crumbs.tsx';
import { carData } from './car-data.ts';
import { carTrail } from './car-trail.ts';
import { ModelPicture } from './cards/model-picture.tsx';
import { MonthCard } from './cards/month-card.tsx';
import { PriceRange } from './cards/price-range.tsx';
import { RatingCard } from './cards/rating-card.tsx';
import { VariantTables } from './cards/variant-tables.tsx';
import { makePath, modelPath } from './facts/car-paths.ts';
import { comparedPath } from './facts/compare-wish.ts';
import { readOnRoadWish } from './facts/on-road-wish.ts';
import { failedCarPage } from './load-car-page.ts';
import { ReviewsSection } from './reviews/reviews-section.tsx';
import { VideoList } from './videos/video-list.tsx';
import { WhichVariantCard } from './which/which-variant-card.tsx';
import { readWishes } from './which/which-wishes.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const key = { make: params.make ?? '', model: params.model ?? '' };
  const query = new URL(request.url).searchParams;
  const page = query.get('reviews') ?? '1';
  const pageNumber = /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
  const [answer, reviews, videos, asked] = await Promise.all([
    api.call(carVariants, { body: key }),
    api.call(carReviews, { query: { ...key, pageNumber } }),
    api.call(modelCarVideos, { query: key }),
    loadAsked({ api }, modelSubject(key.make, key.model)),
  ]);
  if (!answer.ok) return failedCarPage(answer.error);
  const cheapest = answer.value.variants.find(
    ({ price }) => price !== null && !price.isOld && price.kind === 'full',
  );
  const { cityId } = readOnRoadWish(query);
  const cost =
    cheapest === undefined
      ? null
      : await api.call(carCost, {
          body: { ...key, variant: cheapest.slug, ...(cityId !== undefined && { cityId }) },
        });
  if (cost !== null && !cost.ok) return failedCarPage(cost.error);
  return {
    kind: 'model' as const,
    ...answer.value,
    asked,
    wishes: readWishes(query),
    cost: cost?.value ?? null,
    // Videos are an addition: without them the page is whole.
    videos: videos.ok ? videos.value.videos : [],
    reviews: reviews.ok ? reviews.value : { failure: toPageFailure(reviews.error) },
  };
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const copy = copyOf('new-cars');
  if (data?.kind !== 'model') return { title: copy.home.title };
  const { make, model } = data;
  const name = `${make.name} ${model.name}`;
  const path = modelPath(make.slug, model.slug);
  const site = { siteUrl: brand.siteUrl, language };
  const steps = [
    { path: makePath(make.slug), label: make.name },
    { path, label: model.name },
  ];
  return {
    title: copy.model.metaTitle(name),
    description: copy.model.metaDescription(name, model.variants),
    canonical: path,
    structuredData: [
      breadcrumbData(carTrail({ brand, language, copy }, steps), site),
      carData(
        {
          make: make.name,
          name,
          path,
          bodyType: copy.bodies[model.body],
          score: scoreOf(data.reviews),
        },
        site,
      ),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('new-cars');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { make, model, variants, ratings } = page;
  const facts = [
    copy.bodies[model.body],
    model.fuels.map((fuel) => copy.fuels[fuel]).join(', '),
    ...(model.seats.length === 0 ? [] : [copy.seats(model.seats.join(', '))]),
  ];
  return (
    <div className="grid gap-8 pt-3">
      <div className="grid gap-4">
        <CarCrumbs between={[{ path: makePath(make.slug), label: make.name }]} here={model.name} />
        <PageTitle title={`${make.name} ${model.name}`} lead={facts.join(' · ')}>
          <PriceRange prices={model.prices} />
        </PageTitle>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <VariantTables make={make} model={model} variants={variants} />
        <div className="grid gap-6 max-lg:order-first">
          <div className="grid gap-1">
            <ModelPicture model={model} />
            {variants[0] !== undefined && (
              <p>
                <a
                  href={path(
                    comparedPath({ ids: [`${make.slug}/${model.slug}/${variants[0].slug}`] }),
                  )}
                  className="inline-flex min-h-11 items-center"
                >
                  {copy.compare.link}
                </a>
              </p>
            )}
          </div>
          {page.cost !== null && <MonthCard answer={page.cost} />}
          <RatingCard ratings={ratings} untested={page.untested ?? null} />
        </div>
      </div>
      <WhichVariantCard page={page} wishes={page.wishes} />
      <VideoList videos={page.videos} />
      <ReviewsSection reviews={page.reviews} make={make.slug} model={model.slug} />
      <AskedHere asked={page.asked} />
    </div>
  );
}

/** What the reviews say, for search engines; undefined without any. */
function scoreOf(reviews: ComponentProps<typeof ReviewsSection>['reviews']) {
  if ('failure' in reviews || reviews.meanTenths === null) return undefined;
  return { tenths: reviews.meanTenths, count: reviews.count };
}
