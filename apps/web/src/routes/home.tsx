import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { AreaTiles } from '../features/home/area-tiles.tsx';
import { FallsDue } from '../features/home/falls-due.tsx';
import { Promises } from '../features/home/promises.tsx';
import { PopularSearches } from '../features/search/popular-searches.tsx';
import { RecentChips } from '../features/search/recent-chips.tsx';
import { loadRecentSearches } from '../features/search/recent-searches.ts';
import { SearchHero } from '../features/search/search-hero.tsx';
import { LayoutParts } from '../page-parts/layout-parts.tsx';
import { nothingShown, shownLayout } from '../page-parts/shown-layout.ts';
import { NumberForm } from '../vehicle-number/number-form.tsx';
import { longestEcho } from '../vehicle-number/record-path.ts';

export const handle = { shareable: true, hero: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const [searches, services, layout] = await Promise.all([
    loadRecentSearches(tools),
    tools.api.call('topServices', {}),
    tools.api.call('getLayout', { params: { section: 'home' } }),
  ]);
  const typed = new URL(request.url).searchParams.get('vehicle_num') ?? '';
  return {
    typed: typed.slice(0, longestEcho),
    searches,
    services: services.ok ? services.value.services : [],
    layout: layout.ok ? shownLayout(layout.value, tools) : nothingShown,
  };
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('home').metaTitle,
  description: copy('home').metaDescription,
  canonical: '/',
}));

export function Component() {
  const { typed, searches, services, layout } = useLoaderData<typeof loader>();
  const copy = useCopy('home');
  const search = useCopy('rc-search');
  return (
    <>
      <SearchHero title={copy.title} lead={copy.lead}>
        <NumberForm
          marks={search.marks}
          label={search.marks.field.label}
          typed={typed}
          problem={null}
        />
        <RecentChips searches={searches} />
      </SearchHero>
      <div className="wrap grid gap-12 pt-6">
        <AreaTiles services={services} />
        <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <FallsDue />
          <Promises />
        </div>
        <LayoutParts layout={layout} tabsTitle={copy.tabs} />
        <PopularSearches />
      </div>
    </>
  );
}
