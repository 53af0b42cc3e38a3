import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { campaignQuery } from '../analytics/attribution.ts';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { Faq } from '../features/search/faq.tsx';
import { InsuranceDates } from '../features/search/insurance-dates.tsx';
import { PopularSearches } from '../features/search/popular-searches.tsx';
import { RecentChips } from '../features/search/recent-chips.tsx';
import { loadRecentSearches } from '../features/search/recent-searches.ts';
import { SearchHero } from '../features/search/search-hero.tsx';
import { WhatIsRc } from '../features/search/what-is-rc.tsx';
import { loadNumberReader } from '../vehicle-number/load-number-reader.ts';
import { NumberForm } from '../vehicle-number/number-form.tsx';
import { longestEcho, recordPath } from '../vehicle-number/record-path.ts';

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
    await pageTools(context).api.call('clearRecentSearches', {});
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
