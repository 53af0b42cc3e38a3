import { carCost } from '@pahiya/contracts/new-cars/car-cost-calls';
import { carRegions, carVariant } from '@pahiya/contracts/new-cars/new-car-calls';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../parts/structured-data/breadcrumb-data.ts';
import { CarCrumbs } from './car-crumbs.tsx';
import { carData } from './car-data.ts';
import { carTrail } from './car-trail.ts';
import { CostCard } from './cards/cost-card.tsx';
import { ModelPicture } from './cards/model-picture.tsx';
import { OnRoadCard } from './cards/on-road-card.tsx';
import { OnRoadForm } from './cards/on-road-form.tsx';
import { PriceHistory } from './cards/price-history.tsx';
import { RatingCard } from './cards/rating-card.tsx';
import { SpecificationCard } from './cards/specification-card.tsx';
import { VariantPrice } from './cards/variant-price.tsx';
import {
  insurancePathOf,
  makePath,
  modelPath,
  quotationPathOf,
  variantPath,
} from './facts/car-paths.ts';
import { comparedPath } from './facts/compare-wish.ts';
import { readOnRoadWish } from './facts/on-road-wish.ts';
import { failedCarPage } from './load-car-page.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const wish = readOnRoadWish(new URL(request.url).searchParams);
  const { make = '', model = '', variant = '' } = params;
  const { withLoan: _, ...where } = wish;
  const [answer, regions, cost] = await Promise.all([
    api.call(carVariant, { body: { make, model, variant, ...wish } }),
    api.call(carRegions, {}),
    api.call(carCost, { body: { make, model, variant, ...where } }),
  ]);
  if (!answer.ok) return failedCarPage(answer.error);
  if (!regions.ok) return failedCarPage(regions.error);
  if (!cost.ok) return failedCarPage(cost.error);
  const { regions: known } = regions.value;
  return { kind: 'variant' as const, wish, ...answer.value, regions: known, cost: cost.value };
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const copy = copyOf('new-cars');
  if (data?.kind !== 'variant') return { title: copy.home.title };
  const { make, model, variant } = data;
  const name = `${make.name} ${model.name} ${variant.name}`;
  const path = variantPath(make.slug, model.slug, variant.slug);
  const site = { siteUrl: brand.siteUrl, language };
  const steps = [
    { path: makePath(make.slug), label: make.name },
    { path: modelPath(make.slug, model.slug), label: model.name },
    { path, label: variant.name },
  ];
  return {
    title: copy.variant.metaTitle(name),
    description: copy.variant.metaDescription(name),
    canonical: path,
    structuredData: [
      breadcrumbData(carTrail({ brand, language, copy }, steps), site),
      carData({ make: make.name, name, path, bodyType: copy.bodies[model.body] }, site),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { language } = usePage();
  const copy = useCopy('new-cars');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { make, model, variant, onRoad, city, wish } = page;
  const measure = (key: (typeof page.specification)[number]['key']) =>
    page.specification.find((figure) => figure.key === key)?.value ?? null;
  const pictured = {
    ...{ slug: model.slug, body: model.body, fuels: [variant.fuel] },
    ...{ photo: model.photo, hand: model.hand },
    lengthMm: measure('lengthMm'),
    heightMm: measure('heightMm'),
    wheelbaseMm: measure('wheelbaseMm'),
    groundClearanceMm: measure('groundClearanceMm'),
  };
  const carId = `${make.slug}/${model.slug}/${variant.slug}`;
  const facts = [
    copy.fuels[variant.fuel],
    variant.gearboxKind === null ? null : copy.gearboxes[variant.gearboxKind],
    copy.bodies[model.body],
  ].filter((fact) => fact !== null);
  return (
    <div className="grid gap-8 pt-3">
      <div className="grid gap-4">
        <CarCrumbs
          between={[
            { path: makePath(make.slug), label: make.name },
            { path: modelPath(make.slug, model.slug), label: model.name },
          ]}
          here={variant.name}
        />
        <PageTitle title={`${make.name} ${model.name} ${variant.name}`} lead={facts.join(' · ')}>
          <VariantPrice price={variant.price} />
        </PageTitle>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_26rem]">
        <section aria-labelledby="on-road" className="grid gap-4">
          <h2 id="on-road">{copy.variant.onRoadIn(city.name[language])}</h2>
          {onRoad === null ? (
            <p className="card">{copy.variant.noOnRoad}</p>
          ) : (
            <>
              <OnRoadCard onRoad={onRoad} cost={page.cost.cost} />
              <OnRoadForm wish={wish} city={city} regions={page.regions} />
              <p>
                <a
                  href={path(insurancePathOf(carId, city.cityId))}
                  className="inline-flex min-h-11 items-center"
                >
                  {copy.variant.insure}
                </a>
              </p>
              <p>
                <a
                  href={path(quotationPathOf(carId, city.cityId))}
                  className="inline-flex min-h-11 items-center"
                >
                  {copy.variant.checkQuotation}
                </a>
              </p>
              <CostCard answer={page.cost} />
            </>
          )}
        </section>
        <div className="grid gap-8">
          <ModelPicture model={pictured} />
          <SpecificationCard variant={variant} specification={page.specification} />
          <RatingCard ratings={page.ratings} />
          <PriceHistory prices={page.prices} />
          <p>
            <a
              href={path(comparedPath({ ids: [carId] }))}
              className="inline-flex min-h-11 items-center"
            >
              {copy.compare.link}
            </a>
          </p>
          <p>
            <a
              href={path(modelPath(make.slug, model.slug))}
              className="inline-flex min-h-11 items-center"
            >
              {copy.variant.allVariants(`${make.name} ${model.name}`)}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
