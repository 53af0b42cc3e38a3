import { carModels } from '@pahiya/contracts/new-cars/new-car-calls';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../parts/structured-data/breadcrumb-data.ts';
import { CarCrumbs } from './car-crumbs.tsx';
import { carTrail } from './car-trail.ts';
import { ModelCard } from './cards/model-card.tsx';
import { makePath } from './facts/car-paths.ts';
import { failedCarPage } from './load-car-page.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(carModels, {
    body: { make: params.make ?? '' },
  });
  return answer.ok ? { kind: 'make' as const, ...answer.value } : failedCarPage(answer.error);
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const copy = copyOf('new-cars');
  if (data?.kind !== 'make') return { title: copy.home.title };
  const { make, models } = data;
  const path = makePath(make.slug);
  const steps = carTrail({ brand, language, copy }, [{ path, label: make.name }]);
  return {
    title: copy.make.metaTitle(make.name),
    description: copy.make.metaDescription(make.name, models.length),
    canonical: path,
    structuredData: [breadcrumbData(steps, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('new-cars');
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { make, models } = page;
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-4">
        <CarCrumbs between={[]} here={make.name} />
        <PageTitle title={copy.make.title(make.name)} lead={copy.make.lead(models.length)} />
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {models.map((model) => (
          <li key={model.slug} className="grid">
            <ModelCard make={make} model={model} />
          </li>
        ))}
      </ul>
    </div>
  );
}
