import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { AreaGroups } from '../features/home/area-groups.tsx';
import { GarageStrip } from '../features/home/garage-strip.tsx';
import { garageStripView } from '../features/home/garage-strip-view.ts';
import { Promises } from '../features/home/promises.tsx';
import { StraightTo } from '../features/home/straight-to.tsx';
import { RecentChips } from '../features/search/recent-chips.tsx';
import { loadRecentSearches } from '../features/search/recent-searches.ts';
import { SearchHero } from '../features/search/search-hero.tsx';
import { LayoutParts } from '../page-parts/layout-parts.tsx';
import { nothingShown, shownLayout } from '../page-parts/shown-layout.ts';
import { NumberForm } from '../vehicle-number/number-form.tsx';
import { longestEcho } from '../vehicle-number/record-path.ts';

export const handle = { hero: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const [searches, garage, services, layout] = await Promise.all([
    loadRecentSearches(tools),
    tools.isLoggedInHint ? tools.api.call('listGarage', {}) : null,
    tools.api.call('topServices', {}),
    tools.api.call('getLayout', { params: { section: 'home' } }),
  ]);
  const typed = new URL(request.url).searchParams.get('vehicle_num') ?? '';
  return {
    typed: typed.slice(0, longestEcho),
    searches,
    strip: garage?.ok ? garageStripView(garage.value.vehicles) : null,
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
  const { typed, searches, strip, services, layout } = useLoaderData<typeof loader>();
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
          after={<StraightTo />}
        />
        <RecentChips searches={searches} />
      </SearchHero>
      <div className="wrap grid gap-10 pt-6">
        {strip !== null && <GarageStrip strip={strip} />}
        <AreaGroups services={services} />
        <Promises />
        <LayoutParts layout={layout} tabsTitle={copy.tabs} />
      </div>
    </>
  );
}
