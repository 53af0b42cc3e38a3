import { carQuotation } from '@pahiya/contracts/new-cars/car-cost-calls';
import { carRegions, carVariant } from '@pahiya/contracts/new-cars/new-car-calls';
import { Card } from '@pahiya/ui/card';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { CarCrumbs } from '../car-crumbs.tsx';
import { carTrail } from '../car-trail.ts';
import { CarLinks } from '../compare/car-links.tsx';
import { loadChoice } from '../compare/load-choice.ts';
import { quotationPath } from '../facts/car-paths.ts';
import { failedCarPage } from '../load-car-page.ts';
import { QuotationForm } from './quotation-form.tsx';
import { QuotationResult } from './quotation-result.tsx';
import { linesOf, readQuotationWish } from './quotation-wish.ts';

/** First the car, then the lines, then what they are. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const wish = readQuotationWish(new URL(request.url).searchParams);
  const { car, cityId, owner, withLoan, text } = wish;
  if (car === null) {
    const choice = await loadChoice(api, wish);
    if (!choice.ok) return failedCarPage(choice.error);
    return { kind: 'choice' as const, wish, choice: choice.value };
  }
  const [make, model, variant] = car;
  const about = { make, model, variant, owner, withLoan, ...(cityId !== undefined && { cityId }) };
  const [found, regions] = await Promise.all([
    api.call(carVariant, { body: about }),
    api.call(carRegions, {}),
  ]);
  if (!found.ok) return failedCarPage(found.error);
  if (!regions.ok) return failedCarPage(regions.error);
  const page = {
    kind: 'form' as const,
    wish,
    car: found.value,
    regions: regions.value.regions,
    fault: null,
    checked: null,
  };
  if (text === null) return page;
  const { lines, fault } = linesOf(text);
  if (fault !== null) return data({ ...page, fault }, { status: 400 });
  const checked = await api.call(carQuotation, {
    body: {
      ...about,
      lines: lines.map(({ label, amount }) => ({ label, amountPaise: amount })),
    },
  });
  if (checked.ok) return { ...page, checked: checked.value };
  if (checked.error.kind === 'problem' && checked.error.problem.code === 'request/bad-input') {
    return data({ ...page, fault: { what: 'no-price' as const } }, { status: 400 });
  }
  return failedCarPage(checked.error);
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, brand, language }) => {
  const copy = copyOf('quotation');
  const here = [{ path: quotationPath, label: copy.crumb }];
  return {
    title: copy.metaTitle,
    description: copy.metaDescription,
    canonical: quotationPath,
    structuredData: [
      breadcrumbData(carTrail({ brand, language, copy: copyOf('new-cars') }, here), {
        siteUrl: brand.siteUrl,
        language,
      }),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('quotation');
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return (
    <div className="grid gap-8 pt-3">
      <div className="grid gap-4">
        <CarCrumbs between={[]} here={copy.crumb} />
        <PageTitle title={copy.title} lead={copy.lead} />
      </div>
      {page.kind === 'choice' ? (
        <Card id="car" title={copy.choose}>
          <div className="grid gap-3">
            <CarLinks
              choice={page.choice}
              pathOf={({ id, make, model }) => {
                const query = [
                  ...(id === undefined ? [] : [`car=${id}`]),
                  ...(make === undefined ? [] : [`make=${make}`]),
                  ...(model === undefined ? [] : [`model=${model}`]),
                ].join('&');
                return query === '' ? quotationPath : `${quotationPath}?${query}`;
              }}
            />
          </div>
        </Card>
      ) : (
        <>
          {page.checked !== null && <QuotationResult answer={page.checked} />}
          <QuotationForm
            wish={page.wish}
            car={page.car}
            regions={page.regions}
            fault={page.fault}
          />
        </>
      )}
    </div>
  );
}
