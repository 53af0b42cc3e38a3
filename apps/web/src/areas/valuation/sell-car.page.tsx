import '../../frame/styles/records.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { loadValuation } from './load-valuation.ts';
import { ValuationPage } from './valuation-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadValuation(request, pageTools(context), '/sell-car');
}

export const meta = pageMeta<typeof loader>(({ copy }) => {
  const words = copy('valuation').pages['/sell-car'];
  return { title: words.metaTitle, description: words.metaDescription, canonical: '/sell-car' };
});

export function Component() {
  return <ValuationPage page={useLoaderData<typeof loader>()} />;
}
