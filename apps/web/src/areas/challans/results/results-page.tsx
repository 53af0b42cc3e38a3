import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { useLocation } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';
import { readResultsQuery, resultsPath } from '../discovery/results-path.ts';
import { useDiscovery } from '../discovery/use-discovery.ts';
import { useSearchInAddress } from '../discovery/use-search-in-address.ts';
import { RevealCard } from '../ticket/reveal-card.tsx';
import type { RevealOutcome } from '../ticket/reveal-outcome.ts';
import { AskOnOnePage } from './ask-on-one-page.tsx';
import { ChallanTabs } from './challan-tabs.tsx';
import { dueSum } from './due-sum.ts';
import { NoticeBanners } from './notice-banners.tsx';
import { ResultsHead } from './results-head.tsx';
import { SourceLine } from './source-line.tsx';
import { paymentNotices, type SourceNotice } from './source-notices.ts';
import { progressOf, type SearchProgress, searchProgress } from './source-progress.ts';

type ResultsPageProps = {
  readonly discovery: Discovery;
  readonly notices: readonly SourceNotice[];
  readonly outcome: RevealOutcome | null;
};

/** The challans of a vehicle: the sum due, the sources, the list by status, and what to pay. */
export function ResultsPage({ discovery, notices, outcome }: ResultsPageProps) {
  const copy = useCopy('challan-results');
  const { search } = useLocation();
  const query = {
    ...readResultsQuery(new URLSearchParams(search)),
    discoveryId: discovery.discoveryId,
  };
  const { state, askAgain } = useDiscovery(discovery);
  const { vehicleNumber, display } = discovery;
  const init = state.init ?? discovery;
  const rows = init.sources.map((source) => ({
    source,
    progress: progressOf(source, state, query.isWhole),
  }));
  const progress = searchProgress(rows.map((row) => row.progress));
  useSearchInAddress(discovery, progress.asking < progress.total);
  const isAsking = progress.asking > 0;
  const hasChallans = state.discoveryData.tabsData.some(({ tabSection }) => tabSection.length > 0);
  return (
    <div className="stack">
      <NoticeBanners notices={paymentNotices(notices)} words={copy} />
      <div className="split">
        <div className="stack gap-3 lg:sticky lg:top-4">
          <ResultsHead display={display} due={dueSum(state.discoveryData)} progress={progress} />
          <SourceLine
            rows={rows}
            askAgain={askAgain}
            vehicleNumber={vehicleNumber}
            discoveryId={discovery.discoveryId}
            isInApp={query.isInApp}
          />
          {!query.isWhole && isAsking && (
            <AskOnOnePage href={resultsPath(vehicleNumber, { ...query, isWhole: true })} />
          )}
          <SearchNews progress={progress} pending={state.discoveryData.pendingChallanCount} />
        </div>
        <ChallanTabs state={state} progress={progress} query={query} discovery={discovery} />
      </div>
      {/* Rendered once the list has its height, to avoid layout shift. */}
      {!isAsking && hasChallans && (
        <RevealCard
          here={resultsPath(vehicleNumber, { ...query, retry: null, done: null })}
          isRevealed={init.isRevealed}
          isJustDone={query.done === 'revealed'}
          outcome={outcome}
        />
      )}
      {!isAsking && <MoreLinks vehicleNumber={vehicleNumber} />}
    </div>
  );
}

/** Progress of the search, for screen readers. */
function SearchNews({ progress, pending }: { progress: SearchProgress; pending: number }) {
  const copy = useCopy('challan-results');
  const { asking, total, missing } = progress;
  return (
    <p className="sr-only" aria-live="polite">
      {asking > 0 ? copy.progress(total - asking, total, pending) : copy.finished(pending, missing)}
    </p>
  );
}

function MoreLinks({ vehicleNumber }: { vehicleNumber: string }) {
  const copy = useCopy('challan-results');
  const path = usePagePath();
  return (
    <div className="grid gap-1 text-small">
      <p>
        {copy.fake.question} <a href={path('/fake-challan-check')}>{copy.fake.link}</a>
      </p>
      <nav
        aria-label={copy.title}
        className="flex flex-wrap gap-x-5 [&>a]:inline-flex [&>a]:min-h-12 [&>a]:items-center"
      >
        <a href={path(recordPath(vehicleNumber))}>{copy.record}</a>
        <a href={path('/challan-pay')}>{copy.other}</a>
        <a href={path('/challan-status')}>{copy.status}</a>
      </nav>
    </div>
  );
}
