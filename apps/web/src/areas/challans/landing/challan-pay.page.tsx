import { challanFines } from '@pahiya/contracts/challans/challans-calls';
import '../../../frame/styles/records.css';
import { use } from 'react';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { copyOf } from '../../../frame/copy/copy-store.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { ApiContext } from '../../../frame/page/api-provider.tsx';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { SearchHero } from '../../../parts/search-hero/search-hero.tsx';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { NumberForm } from '../../../parts/vehicle-number/number-form.tsx';
import { challansPath, longestEcho } from '../../../parts/vehicle-number/record-path.ts';
import { beginSearch } from '../discovery/begun-search.ts';
import { resultsPath } from '../discovery/results-path.ts';
import { NoticeBanners } from '../results/notice-banners.tsx';
import { askNotices } from '../results/source-notices.ts';
import { FineList, type FinesShown } from './fine-list.tsx';
import { fineGroups } from './fine-view.ts';
import { ChallanQuestions, FakeWarning, HowItWorks } from './landing-parts.tsx';

export const handle = { hero: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const query = new URL(request.url).searchParams;
  const typed = query.get('vehicleNumber');
  const shown = (typed ?? query.get('edit') ?? '').slice(0, longestEcho);
  const reader = shown === '' && typed === null ? null : await loadNumberReader();
  const reading = typed === null ? null : (reader?.readNumber(typed) ?? null);
  if (reading?.kind === 'look-up') {
    return redirect(resultsPath(reading.vehicleNumber, { isWhole: query.get('wait') === 'all' }));
  }
  const [notices, fines] = await Promise.all([
    askNotices(tools),
    askFines(tools, query.get('state') ?? ''),
  ]);
  const page = {
    typed: shown,
    hint: reader?.typingHint(shown) ?? null,
    problem: reading?.problem ?? null,
    notices,
    fines,
  };
  return data(page, { status: reading?.status ?? 200 });
}

/** The table of a state; that of the Act for an unknown state. */
async function askFines({ api, language }: PageTools, typed: string): Promise<FinesShown> {
  const words = copyOf(language, 'challan-pay');
  const state = Object.hasOwn(words.states, typed) ? typed : '';
  const answer = await api.call(challanFines, { query: state === '' ? {} : { state } });
  if (!answer.ok) return { kind: 'failed', state, failure: toPageFailure(answer.error) };
  const hasOwnSums = answer.value.statesWithOwnSums.includes(state);
  return {
    kind: 'fines',
    state,
    hasOwnSums,
    groups: fineGroups(answer.value, language, words.fines),
  };
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('challan-pay').metaTitle,
  description: copy('challan-pay').metaDescription,
  canonical: '/challan-pay',
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('challan-pay');
  const api = use(ApiContext);
  return (
    <>
      <SearchHero title={copy.title} lead={copy.lead}>
        <NumberForm
          key={page.typed}
          marks={copy.marks}
          label={copy.label}
          typed={page.typed}
          problem={page.problem}
          hint={page.hint}
          action="/challan-pay"
          opens={challansPath('*')}
          onOpen={(vehicleNumber) => api !== null && beginSearch(api, vehicleNumber)}
          submit={copy.submit}
        >
          {/* Without script the next page has to wait for all sources. */}
          <noscript>
            <input type="hidden" name="wait" value="all" />
          </noscript>
        </NumberForm>
      </SearchHero>
      <div className="wrap grid gap-12 pt-8">
        {page.notices.length > 0 && (
          <div className="grid gap-2">
            <NoticeBanners notices={page.notices} words={copy} />
          </div>
        )}
        <HowItWorks />
        <FakeWarning />
        <FineList fines={page.fines} />
        <ChallanQuestions />
      </div>
    </>
  );
}
