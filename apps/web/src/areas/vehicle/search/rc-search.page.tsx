import { clearRecentSearches } from '@pahiya/contracts/vehicle/vehicle-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { campaignQuery } from '../../../frame/analytics/attribution.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { RecentChips } from '../../../parts/recent-searches/recent-chips.tsx';
import { loadRecentSearches } from '../../../parts/recent-searches/recent-searches.ts';
import { SearchHero } from '../../../parts/search-hero/search-hero.tsx';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { NumberForm } from '../../../parts/vehicle-number/number-form.tsx';
import { longestEcho, recordPath } from '../../../parts/vehicle-number/record-path.ts';
import { Faq } from './faq.tsx';
import { InsuranceDates } from './insurance-dates.tsx';
import { PopularSearches } from './popular-searches.tsx';
import { WhatIsRc } from './what-is-rc.tsx';

export const handle = { hero: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const typed = query.get('vehicleNumber');
  const then = query.get('then') === 'insurance' ? ('insurance' as const) : null;
  const shown = (typed ?? query.get('vehicle_num') ?? query.get('edit') ?? '').slice(
    0,
    longestEcho,
  );
  const reader = typed === null && shown === '' ? null : await loadNumberReader();
  const reading = typed === null ? null : (reader?.readNumber(typed) ?? null);
  if (reading?.kind === 'look-up') {
    const anchor = then === 'insurance' ? '#insurance' : '';
    return redirect(recordPath(reading.vehicleNumber) + campaignQuery(query) + anchor);
  }
  const page = {
    typed: shown,
    hint: reader?.typingHint(shown) ?? null,
    problem: reading?.problem ?? null,
    then,
    isFaqWhole: query.get('faq') === 'all',
    searches: await loadRecentSearches(pageTools(context)),
  };
  return data(page, { status: reading?.status ?? 200 });
}

/** Clears the recent searches: the only change this page makes. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get('intent') === 'clear-recent') {
    await pageTools(context).api.call(clearRecentSearches, {});
  }
  return redirect('/rc-search', 303);
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('rc-search').metaTitle,
  description: copy('rc-search').metaDescription,
  canonical: '/rc-search',
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('rc-search');
  const lead = page.then === 'insurance' ? copy.insuranceLead : copy.lead;
  return (
    <>
      <SearchHero title={copy.title} lead={lead}>
        <NumberForm
          key={page.typed}
          marks={copy.marks}
          label={copy.prompt}
          typed={page.typed}
          problem={page.problem}
          hint={page.hint}
          then={page.then}
        />
        <RecentChips searches={page.searches} />
      </SearchHero>
      <div className="wrap grid gap-12 pt-8">
        <PopularSearches />
        <InsuranceDates />
        <WhatIsRc />
        <Faq isWhole={page.isFaqWhole} />
      </div>
    </>
  );
}
