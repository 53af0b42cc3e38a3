import type { QueueRow } from '@pahiya/contracts/operators/desk-schema';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { StatusChip } from '@pahiya/ui/status-chip';
import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';

/** One challan that waits, leading to its order. */
export function QueueItem({ row }: { row: QueueRow }) {
  const admin = useCopy('admin');
  const copy = useCopy('admin-queue');
  const { language } = usePage();
  const path = usePagePath();
  const canTake = row.assignedTo === null && row.settlement === 'queued';
  return (
    <li className="card grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <a
          href={path(`/admin/orders/${row.orderId}#c-${row.orderChallanId}`)}
          className="inline-flex min-h-11 items-center font-semibold"
          lang="en"
          translate="no"
        >
          {row.challanNumber}
        </a>
        <span className="flex flex-wrap gap-2">
          {row.settlementType === 'EXPRESS' && (
            <StatusChip tone="sky" word={admin.speeds.EXPRESS} />
          )}
          <StatusChip
            tone={row.isLate ? 'brick' : 'road'}
            word={row.isLate ? admin.late : admin.inTime}
          />
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-small">
        <span>{admin.settlements[row.settlement]}</span>
        <span>{admin.kinds[row.kind]}</span>
        <span>{copy.promised(formatIstDate(row.promisedOn as IstDate, language))}</span>
        <span>{`${copy.fine} ${formatRupees(paise(row.fine))}`}</span>
        <span>
          {`${copy.order} `}
          <span lang="en" translate="no">
            {row.publicId}
          </span>
        </span>
        <span>{`${copy.hands}: ${row.assignedTo?.displayName ?? admin.nobody}`}</span>
      </p>
      {canTake && (
        <form method="post" action={path('/admin')}>
          <input type="hidden" name="challan" value={row.orderChallanId} />
          <Button variant="outline" size="sm" aria-label={copy.takeLong(row.challanNumber)}>
            {copy.take}
          </Button>
        </form>
      )}
    </li>
  );
}
