import type { ChallanOnWire } from '@pahiya/contracts/challans/challan-schema';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { TicketView } from './ticket-view.ts';

/** Where challans are paid at their source; the number is typed there, never passed on by us. */
const sites = {
  court: 'https://vcourts.gov.in/',
  authority: 'https://echallan.parivahan.gov.in/',
} as const;

type TicketActsProps = {
  readonly challan: ChallanOnWire;
  readonly view: TicketView;
  readonly discoveryId: string;
};

/** Why a challan cannot be paid here and what to do instead. */
export function TicketActs({ challan, view, discoveryId }: TicketActsProps) {
  const words = useCopy('challan-results').ticket;
  const path = usePagePath();
  const isOpen = challan.status !== 'paid' && challan.status !== 'disposed';
  if (!isOpen || (view.notPayable === null && challan.orderId === null)) return null;
  return (
    <>
      {view.notPayable !== null && (
        <p>
          <b>{view.notPayable.reason}</b> {view.notPayable.advice}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5 [&>a]:inline-flex [&>a]:min-h-12 [&>a]:items-center">
        {challan.orderId !== null && <a href={path(`/orders/${challan.orderId}`)}>{words.order}</a>}
        <SiteLink challan={challan} advice={view.notPayable?.adviceCode ?? null} />
        {view.notPayable?.adviceCode === 'contest' && (
          <ContestLink challan={challan} discoveryId={discoveryId} />
        )}
      </p>
    </>
  );
}

/** The way to object to a challan, with its facts at hand. */
export function ContestLink({
  challan,
  discoveryId,
}: Pick<TicketActsProps, 'challan' | 'discoveryId'>) {
  const words = useCopy('challan-results').ticket;
  const path = usePagePath();
  const query = new URLSearchParams({ d: discoveryId, c: challan.challanNumber });
  return <a href={path(`/contest-challan?${query}`)}>{words.contest}</a>;
}

function SiteLink({ challan, advice }: { challan: ChallanOnWire; advice: string | null }) {
  const words = useCopy('challan-results').ticket.site;
  if (advice !== 'pay-at-authority') return null;
  const which = challan.status === 'virtual-court' ? 'court' : 'authority';
  return (
    <a href={sites[which]} target="_blank" rel="noopener noreferrer">
      {words[which]}
    </a>
  );
}
