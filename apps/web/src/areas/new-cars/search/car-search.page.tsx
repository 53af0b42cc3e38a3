import '../../../frame/styles/results.css';
import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { newCarsPath } from '../facts/car-paths.ts';
import { carSearchPath } from '../facts/search-paths.ts';
import { CarSearchPage } from './car-search-page.tsx';
import { FailedCarSearch } from './failed-car-search.tsx';
import { loadCarSearch } from './load-car-search.ts';

export const handle = { hero: true, ownProgress: true };

export function loader({ request, context }: LoaderFunctionArgs) {
  const address = new URL(request.url);
  // A plain form sends its empty fields too: the address is kept short, so that it can be shared.
  const given = [...address.searchParams].filter(([, value]) => value !== '');
  if (given.length < address.searchParams.size) {
    const query = new URLSearchParams(given).toString();
    throw redirect(query === '' ? carSearchPath : `${carSearchPath}?${query}`, 303);
  }
  return loadCarSearch(pageTools(context), address);
}

/** The cars to compare are in the address, but change nothing in the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return withoutIds(currentUrl) !== withoutIds(nextUrl) && defaultShouldRevalidate;
}

function withoutIds(url: URL): string {
  const params = new URLSearchParams(url.search);
  params.delete('ids');
  return `${url.pathname}?${params}`;
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, brand, language }) => {
  const copy = copyOf('car-search');
  const steps = [
    { path: '/', label: language === 'hi' ? brand.nameHindi : brand.name },
    { path: newCarsPath, label: copy.newCars },
    { path: carSearchPath, label: copy.title },
  ];
  return {
    title: copy.title,
    description: copy.metaDescription,
    canonical: carSearchPath,
    structuredData: [breadcrumbData(steps, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedCarSearch {...page} />;
  return <CarSearchPage {...page} />;
}
