import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { ruledDay } from '../fees/ruled-day.server.ts';
import { calculatorPath } from '../fees/service-paths.ts';
import { calculatorPage } from './calculator.server.ts';
import { FeeForm, TaxForm } from './calculator-forms.tsx';
import { FeeResult } from './calculator-results.tsx';
import { TaxResult } from './road-tax-result.tsx';
import { ServiceCrumbs } from './service-crumbs.tsx';
import { serviceTrail } from './service-trail.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { searchParams } = new URL(request.url);
  return calculatorPage(searchParams, tools.language, await ruledDay(tools));
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, brand, language }) => {
  const copy = copyOf('rto-services');
  const { metaTitle, metaDescription, title } = copy.calculator;
  const steps = serviceTrail({ brand, language, copy }, [{ path: calculatorPath, label: title }]);
  return {
    title: metaTitle,
    description: metaDescription,
    canonical: calculatorPath,
    structuredData: [breadcrumbData(steps, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const { fee, tax, ...asked } = useLoaderData<typeof loader>();
  const copy = useCopy('rto-services').calculator;
  return (
    <div className="grid gap-10 pt-3">
      <div className="grid gap-4">
        <ServiceCrumbs here={copy.title} />
        <PageTitle title={copy.title} lead={copy.lead} />
      </div>
      <section id="fee" aria-labelledby="fee-title" className="grid gap-4">
        <h2 id="fee-title">{copy.fee.title}</h2>
        {fee?.kind === 'fees' && <FeeResult fee={fee} />}
        <FeeForm {...asked} fault={fee?.kind === 'fault' ? fee.fault : null} />
      </section>
      <section id="tax" aria-labelledby="tax-title" className="grid gap-4">
        <h2 id="tax-title">{copy.tax.title}</h2>
        {tax !== null && tax.kind !== 'fault' && <TaxResult tax={tax} />}
        <TaxForm {...asked} fault={tax?.kind === 'fault' ? tax.fault : null} />
      </section>
    </div>
  );
}
