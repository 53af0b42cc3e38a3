import { carCost } from '@pahiya/contracts/new-cars/car-cost-calls';
import { carRegions } from '@pahiya/contracts/new-cars/new-car-calls';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { CarCrumbs } from '../car-crumbs.tsx';
import { carTrail } from '../car-trail.ts';
import { CostLines } from '../cost/cost-lines.tsx';
import { CostYears } from '../cost/cost-years.tsx';
import { EmiLine } from '../cost/emi-line.tsx';
import { costPath, makePath, modelPath, variantPath } from '../facts/car-paths.ts';
import { fullPrice } from '../facts/car-words.ts';
import { readCostWish } from '../facts/cost-wish.ts';
import { failedCarPage } from '../load-car-page.ts';
import { CostForm } from './cost-form.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const wish = readCostWish(new URL(request.url).searchParams);
  const { make = '', model = '', variant = '' } = params;
  const { cityId, owner, inputs } = wish;
  const [answer, regions] = await Promise.all([
    api.call(carCost, {
      body: { make, model, variant, owner, inputs, ...(cityId !== undefined && { cityId }) },
    }),
    api.call(carRegions, {}),
  ]);
  if (!answer.ok) return failedCarPage(answer.error);
  if (!regions.ok) return failedCarPage(regions.error);
  const page = { kind: 'cost' as const, wish, ...answer.value, regions: regions.value.regions };
  return wish.faults.length > 0 ? data(page, { status: 400 }) : page;
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf, brand, language }) => {
  const copy = copyOf('car-cost');
  if (page?.kind !== 'cost') return { title: copy.crumb };
  const { make, model, variant } = page;
  const name = `${make.name} ${model.name} ${variant.name}`;
  const path = costPath(make.slug, model.slug, variant.slug);
  const steps = [
    { path: makePath(make.slug), label: make.name },
    { path: modelPath(make.slug, model.slug), label: model.name },
    { path: variantPath(make.slug, model.slug, variant.slug), label: variant.name },
    { path, label: copy.crumb },
  ];
  return {
    title: copy.metaTitle(name),
    description: copy.metaDescription(name),
    canonical: path,
    structuredData: [
      breadcrumbData(carTrail({ brand, language, copy: copyOf('new-cars') }, steps), {
        siteUrl: brand.siteUrl,
        language,
      }),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('car-cost');
  const { language } = usePage();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { make, model, variant, city, cost, energy, wish } = page;
  const hasFaults = wish.faults.length > 0;
  return (
    <div className="grid gap-8 pt-3">
      <div className="grid gap-4">
        <CarCrumbs
          between={[
            { path: makePath(make.slug), label: make.name },
            { path: modelPath(make.slug, model.slug), label: model.name },
            { path: variantPath(make.slug, model.slug, variant.slug), label: variant.name },
          ]}
          here={copy.crumb}
        />
        <PageTitle
          title={copy.title(`${make.name} ${model.name} ${variant.name}`)}
          lead={copy.lead(city.name[language])}
        />
      </div>
      {cost === null ? (
        <p className="card">{copy.old}</p>
      ) : (
        <>
          {!hasFaults && (
            <div className="grid items-start gap-8 lg:grid-cols-[22rem_1fr]">
              <Card id="cost" title={copy.card}>
                <CostLines cost={cost} energy={energy} />
              </Card>
              <Card id="years" title={copy.chart}>
                <CostYears cost={cost} energy={energy} />
                {cost.worthPaise !== null && (
                  <p className="pt-3 text-small">{copy.worth(fullPrice(cost.worthPaise))}</p>
                )}
                <EmiLine cost={cost} />
              </Card>
            </div>
          )}
          <Card id="figures" title={copy.form.title}>
            <CostForm wish={wish} cost={cost} energy={energy} city={city} regions={page.regions} />
            <p className="pt-4 text-ink-2 text-small">{copy.low}</p>
            <Disclosure summary={copy.sources}>
              <ul className="grid gap-2 text-small">
                {cost.sources.map(({ of, from, sources }) => (
                  <li key={of}>
                    {copy.sourceOf[of] ?? of},{' '}
                    {copy.since(formatIstDate(from as IstDate, language))}:{' '}
                    <span lang="en">{sources.join('; ')}</span>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </Card>
        </>
      )}
    </div>
  );
}
