import { listGarage } from '@pahiya/contracts/garage/garage-calls';
import { getLayout, topServices } from '@pahiya/contracts/layout/layout-calls';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { LayoutParts } from '../../frame/layout/layout-parts.tsx';
import { nothingShown, shownLayout } from '../../frame/layout/shown-layout.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { RecentChips } from '../../parts/recent-searches/recent-chips.tsx';
import { loadRecentSearches } from '../../parts/recent-searches/recent-searches.ts';
import { SearchHero } from '../../parts/search-hero/search-hero.tsx';
import { NumberForm } from '../../parts/vehicle-number/number-form.tsx';
import { longestEcho } from '../../parts/vehicle-number/record-path.ts';
import { AreaGroups } from './area-groups.tsx';
import { GarageStrip } from './garage-strip.tsx';
import { garageStripView } from './garage-strip-view.ts';
import { Promises } from './promises.tsx';
import { StraightTo } from './straight-to.tsx';

export const handle = { hero: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const [searches, garage, services, layout] = await Promise.all([
    loadRecentSearches(tools),
    tools.isLoggedInHint ? tools.api.call(listGarage, {}) : null,
    tools.api.call(topServices, {}),
    tools.api.call(getLayout, { params: { section: 'home' } }),
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
  const { layoutTabs } = useCopy('shell');
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
        <LayoutParts layout={layout} tabsTitle={layoutTabs} />
      </div>
    </>
  );
}
