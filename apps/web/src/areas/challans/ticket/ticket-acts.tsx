import type { ChallanOnWire } from '@pahiya/contracts/challans/challan-schema';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { TicketView } from './ticket-view.ts';

/** Official sites to pay on. The vehicle number is never passed on in the link. */
const sites = {
  court: 'https://vcourts.gov.in/',
  authority: 'https://echallan.parivahan.gov.in/',
} as const;

type TicketActsProps = {
  readonly challan: ChallanOnWire;
  readonly view: TicketView;
  readonly discoveryId: string;
};

/** Why a challan cannot be paid here and what to do instead. The owner of an unpaid order can finish paying it. */
export function TicketActs({ challan, view, discoveryId }: TicketActsProps) {
  const words = useCopy('challan-results').ticket;
  const path = usePagePath();
  const isOpen = challan.status !== 'paid' && challan.status !== 'disposed';
  if (!isOpen || (view.notPayable === null && challan.orderId === null)) return null;
  const { payability } = challan;
  const isUnpaidHere = !payability.payable && payability.reason === 'in-open-order';
  const isOwn = challan.orderId !== null;
  return (
    <>
      {view.notPayable !== null && (
        <p>
          <b>{view.notPayable.reason}</b> {isOwn ? null : view.notPayable.advice}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5 [&>a]:inline-flex [&>a]:min-h-12 [&>a]:items-center">
        {isOwn && (
          <a href={path(`/orders/${challan.orderId}`)}>
            {isUnpaidHere ? words.finish : words.order}
          </a>
        )}
        <SiteLink challan={challan} advice={view.notPayable?.adviceCode ?? null} />
        {view.notPayable?.adviceCode === 'contest' && (
          <ContestLink challan={challan} discoveryId={discoveryId} />
        )}
      </p>
    </>
  );
}

/** Link to the contest form, filled in with this challan. */
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
