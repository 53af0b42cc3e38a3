import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { SkeletonList } from '@pahiya/ui/skeleton';
import { StaleNote } from '@pahiya/ui/stale-note';
import { Tabs } from '@pahiya/ui/tabs';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { useAppDispatch } from '../../../frame/state/use-app-state.ts';
import {
  type ChallanDiscoveryState,
  payableNumbers,
  selectionReplaced,
} from '../discovery/challan-discovery-slice.ts';
import { type ResultsQuery, resultsPath } from '../discovery/results-path.ts';
import { ChallanTicket, payFormId } from '../ticket/challan-ticket.tsx';
import { PriceBar } from './price-bar.tsx';
import type { SearchProgress } from './source-progress.ts';

type ChallanTabsProps = {
  readonly state: ChallanDiscoveryState;
  readonly progress: SearchProgress;
  readonly query: ResultsQuery;
  readonly discovery: Discovery;
};

/** The challans by status, and the bar that pays the selected ones. */
export function ChallanTabs({ state, progress, query, discovery }: ChallanTabsProps) {
  const { language } = usePage();
  const copy = useCopy('challan-results');
  const path = usePagePath();
  const navigate = useNavigate();
  const { tabsData } = state.discoveryData;
  const current = tabsData.find(({ tabId }) => tabId === query.tab) ?? tabsData[0];
  const payable = payableNumbers(state.discoveryData);
  const isAsking = progress.asking > 0;
  const addressOf = (tab: ResultsQuery['tab']) =>
    resultsPath(discovery.vehicleNumber, { ...query, tab, done: null });
  return (
    <section
      className={`stack content-start ${isAsking ? 'min-h-[34rem]' : ''}`}
      aria-label={copy.title}
    >
      <Tabs
        label={copy.tabs}
        tabs={tabsData.map(({ tabId, title, totalChallans }) => ({
          href: path(addressOf(tabId)),
          label: title[language],
          count: totalChallans,
          current: tabId === current?.tabId,
        }))}
        onPick={(href) => {
          const tab = tabsData.find(({ tabId }) => path(addressOf(tabId)) === href);
          if (tab === undefined) return;
          void navigate(addressOf(tab.tabId), { replace: true, preventScrollReset: true });
        }}
      />
      {progress.missing > 0 && !isAsking && tabsData.some(hasEntries) && (
        <StaleNote>{copy.incomplete}</StaleNote>
      )}
      <TicketList tab={current} state={state} discovery={discovery} />
      {isAsking ? (
        // Remounted with each list, to avoid layout shift from the tickets above.
        <SkeletonList key={current?.tabSection.length} label={copy.waiting} rows={2} />
      ) : (
        !hasEntries(current) && <NothingFace state={state} progress={progress} />
      )}
      {current?.tabId === 'PENDING' && payable.length > 0 && (
        <PriceBar
          vehicleNumber={discovery.vehicleNumber}
          discoveryId={discovery.discoveryId}
          payable={payable}
          picked={state.selectedPayableChallans}
          isInApp={query.isInApp}
        />
      )}
    </section>
  );
}

type Tab = ChallanDiscoveryState['discoveryData']['tabsData'][number] | undefined;

function hasEntries(tab: Tab): boolean {
  return tab !== undefined && tab.tabSection.length > 0;
}

function TicketList({
  tab,
  state,
  discovery,
}: { tab: Tab } & Pick<ChallanTabsProps, 'state' | 'discovery'>) {
  const dispatch = useAppDispatch();
  const picked = state.selectedPayableChallans;
  usePicksBeforeScript();
  if (tab === undefined || tab.tabSection.length === 0) return null;
  return (
    <ul className="stack">
      {tab.tabSection.map((challan) => (
        <li key={challan.challanNumber} className="arrive">
          <ChallanTicket
            challan={challan}
            discoveryId={discovery.discoveryId}
            isPicked={picked.includes(challan.challanNumber)}
            onPick={(number, isPicked) =>
              dispatch(
                selectionReplaced(
                  isPicked ? [...picked, number] : picked.filter((one) => one !== number),
                ),
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** Keeps what was ticked before the app ran. */
function usePicksBeforeScript() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const form = document.getElementById(payFormId);
    if (!(form instanceof HTMLFormElement)) return;
    const ticked = new FormData(form).getAll('c').filter((one) => typeof one === 'string');
    if (ticked.length > 0) dispatch(selectionReplaced(ticked));
  }, [dispatch]);
}

/** That there are none is said only once all sources have responded, of one tab too. */
function NothingFace({ state, progress }: Pick<ChallanTabsProps, 'state' | 'progress'>) {
  const copy = useCopy('challan-results');
  if (state.discoveryData.tabsData.some(hasEntries)) {
    return (
      <p className="py-6 text-ink-2">
        {progress.missing > 0 ? copy.nothingHereSoFar : copy.nothingHere}
      </p>
    );
  }
  const words = progress.missing > 0 ? copy.notSure : copy.none;
  return <EmptyFace title={words.title} detail={words.detail} />;
}
