import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import { Document, History } from '@pahiya/ui/icons';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { resultsPath } from './cart-choice.ts';

type PayNotesProps = {
  readonly data: CheckoutData;
  readonly vehicleNumber: string;
  readonly discoveryId: string;
};

/** Notes before payment: documents for court challans, the refund rule, and what paying means. */
export function PayNotes({ data, vehicleNumber, discoveryId }: PayNotesProps) {
  const copy = useCopy('checkout');
  const path = usePagePath();
  const challans = data.userCart.flatMap(({ challanDetails }) => challanDetails);
  const court = data.userCart.find(({ type }) => type === 'Court Challan')?.challanDetails.length;
  const [only] = challans;
  const query = new URLSearchParams({ d: discoveryId, c: only?.challanNumber ?? '' });
  const contest =
    challans.length === 1
      ? `/contest-challan?${query}`
      : `${resultsPath(vehicleNumber)}?d=${discoveryId}`;
  const { accept } = copy;
  return (
    <div className="grid gap-3 text-small">
      {court !== undefined && (
        <p className="flex gap-3 text-amber">
          <Document className="size-5 flex-none" aria-hidden="true" />
          <span>
            <b>{copy.court.what(court)}</b> {copy.court.needs}
          </span>
        </p>
      )}
      <p className="flex gap-3 text-ink-2">
        <History className="size-5 flex-none" aria-hidden="true" />
        <span>{copy.refund}</span>
      </p>
      <p>
        {accept.before(challans.length)}{' '}
        <a href={path('/terms-conditions-challans')}>{accept.terms}</a>
        {accept.after} {accept.disagree} <a href={path(contest)}>{accept.contest}</a>
      </p>
      <p className="text-ink-2">{copy.pay.note}</p>
    </div>
  );
}
