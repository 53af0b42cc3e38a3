import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { CarCrumbs } from '../car-crumbs.tsx';
import { carTrail } from '../car-trail.ts';
import { comparePath } from '../facts/car-paths.ts';
import { readCompareWish } from '../facts/compare-wish.ts';
import { AddCar } from './add-car.tsx';
import { CompareTable } from './compare-table.tsx';
import { comparedSizes } from './compared-sizes.ts';
import { LineUp } from './line-up.tsx';
import { loadComparison } from './load-comparison.ts';
import { ParkingPart } from './parking-part.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadComparison(pageTools(context).api, readCompareWish(new URL(request.url).searchParams));
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, brand, language }) => {
  const copy = copyOf('new-cars');
  const here = [{ path: comparePath, label: copy.compare.crumb }];
  return {
    title: copy.compare.metaTitle,
    description: copy.compare.metaDescription,
    canonical: comparePath,
    structuredData: [
      breadcrumbData(carTrail({ brand, language, copy }, here), {
        siteUrl: brand.siteUrl,
        language,
      }),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('new-cars').compare;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { wish, compared, regions, choice } = page;
  return (
    <div className="grid gap-8 pt-3">
      <div className="grid gap-4">
        <CarCrumbs between={[]} here={copy.crumb} />
        <PageTitle title={copy.title} lead={copy.lead} />
      </div>
      {compared !== null && (
        <>
          <LineUp sizes={comparedSizes(compared)} />
          <CompareTable
            wish={wish}
            cars={compared.cars}
            rows={compared.rows}
            loan={compared.loan}
            city={compared.city}
            regions={regions}
          />
          <ParkingPart wish={wish} sizes={comparedSizes(compared)} />
        </>
      )}
      <AddCar wish={wish} choice={choice} />
    </div>
  );
}
