import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { Plate } from '@pahiya/ui/plate';
import { useLocation } from 'react-router';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { plateParts } from '../../vehicle-number/plate-parts.ts';
import { recordPath } from '../../vehicle-number/record-path.ts';
import { AskOnOnePage } from './ask-on-one-page.tsx';
import { ChallanTabs } from './challan-tabs.tsx';
import { NoticeBanners } from './notice-banners.tsx';
import { readResultsQuery, resultsPath } from './results-path.ts';
import { RevealCard } from './reveal-card.tsx';
import type { RevealOutcome } from './reveal-outcome.ts';
import type { SourceNotice } from './source-notices.ts';
import { progressOf, searchProgress } from './source-progress.ts';
import { SourceRows } from './source-rows.tsx';
import { useDiscovery } from './use-discovery.ts';
import { useSearchInAddress } from './use-search-in-address.ts';

type ResultsPageProps = {
  readonly discovery: Discovery;
  readonly notices: readonly SourceNotice[];
  readonly outcome: RevealOutcome | null;
};

/** What three sources know of a vehicle: who answered, the challans by how they stand, what to pay. */
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
  const isAsking = !query.isWhole && progress.asking > 0;
  const here = resultsPath(vehicleNumber, { ...query, retry: null, done: null });
  return (
    <div className="stack">
      <NoticeBanners notices={notices} words={copy} />
      <div className="split">
        <div className="stack lg:sticky lg:top-4">
          <div className="grid justify-items-start gap-3">
            <h1>{copy.title}</h1>
            <Plate parts={plateParts(display)} label={copy.plate} />
          </div>
          <SourceRows
            rows={rows}
            askAgain={askAgain}
            vehicleNumber={vehicleNumber}
            discoveryId={discovery.discoveryId}
            isInApp={query.isInApp}
          />
          {isAsking && (
            <AskOnOnePage href={resultsPath(vehicleNumber, { ...query, isWhole: true })} />
          )}
          <p className="sr-only" aria-live="polite">
            {progress.asking > 0
              ? copy.progress(
                  progress.total - progress.asking,
                  progress.total,
                  state.discoveryData.pendingChallanCount,
                )
              : copy.finished(state.discoveryData.pendingChallanCount, progress.missing)}
          </p>
        </div>
        <ChallanTabs state={state} progress={progress} query={query} discovery={discovery} />
      </div>
      {state.discoveryData.tabsData.some(({ tabSection }) => tabSection.length > 0) && (
        <RevealCard
          here={here}
          isRevealed={init.isRevealed}
          isJustDone={query.done === 'revealed'}
          outcome={outcome}
        />
      )}
      <MoreLinks vehicleNumber={vehicleNumber} />
    </div>
  );
}

function MoreLinks({ vehicleNumber }: { vehicleNumber: string }) {
  const copy = useCopy('challan-results');
  const path = usePagePath();
  return (
    <nav
      aria-label={copy.title}
      className="flex flex-wrap gap-x-5 text-small [&>a]:inline-flex [&>a]:min-h-12 [&>a]:items-center"
    >
      <a href={path(recordPath(vehicleNumber))}>{copy.record}</a>
      <a href={path('/challan-pay')}>{copy.other}</a>
      <a href={path('/fake-challan-check')}>{copy.fake}</a>
      <a href={path('/challan-status')}>{copy.status}</a>
    </nav>
  );
}
