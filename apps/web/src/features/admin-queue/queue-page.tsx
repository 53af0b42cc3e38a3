import type { QueueCounts, QueueRow } from '@pahiya/contracts/operators/desk-schema';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { TextField } from '@pahiya/ui/text-field';
import type { Refused } from '../../admin/admin-gate.ts';
import { RefusalNote } from '../../admin/refusal-note.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { QueueFilterForm } from './queue-filter-form.tsx';
import { type QueueFilters, queuePath } from './queue-filters.ts';
import { QueueItem } from './queue-item.tsx';

type QueuePageProps = {
  readonly rows: readonly QueueRow[];
  readonly nextCursor: string | null;
  readonly counts: QueueCounts;
  readonly filters: QueueFilters;
  readonly refused: Refused | null;
};

/** The queue: how much waits, what to look for, and the challans by their promised day. */
export function QueuePage({ rows, nextCursor, counts, filters, refused }: QueuePageProps) {
  const copy = useCopy('admin-queue');
  const path = usePagePath();
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <RefusalNote refused={refused} />
      <Counts counts={counts} filters={filters} />
      <div className="split lg:grid-cols-[minmax(0,1fr)_20rem]!">
        <div className="grid content-start gap-4">
          {rows.length === 0 ? (
            <EmptyFace title={copy.empty.title} detail={copy.empty.detail} />
          ) : (
            <ul className="grid gap-3">
              {rows.map((row) => (
                <QueueItem key={row.orderChallanId} row={row} />
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-3">
            {filters.cursor !== undefined && (
              <ButtonLink variant="outline" href={path(queuePath(filters))}>
                {copy.first}
              </ButtonLink>
            )}
            {nextCursor !== null && (
              <ButtonLink variant="outline" href={path(queuePath(filters, { cursor: nextCursor }))}>
                {copy.next}
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="grid content-start gap-4">
          <QueueFilterForm filters={filters} />
          <form method="get" action={path('/admin')} className="grid gap-3">
            <TextField
              id="order"
              name="order"
              label={copy.find.label}
              hint={copy.find.hint}
              maxLength={40}
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <Button variant="outline">{copy.find.submit}</Button>
          </form>
        </div>
      </div>
    </div>
  );
}

function Counts({ counts, filters }: { counts: QueueCounts; filters: QueueFilters }) {
  const copy = useCopy('admin-queue').counts;
  const path = usePagePath();
  const only = (change: Partial<QueueFilters>) => path(queuePath({ route: filters.route }, change));
  return (
    <div className="grid gap-2">
      <ChipLinks
        label={copy.label}
        labelHidden
        boxed
        links={[
          { href: only({}), label: copy.all(counts.all) },
          { href: only({ late: '1' }), label: copy.late(counts.late) },
          { href: only({ assigned: 'mine' }), label: copy.mine(counts.mine) },
          { href: only({ assigned: 'nobody' }), label: copy.unassigned(counts.unassigned) },
        ]}
      />
      <p className="text-ink-2 text-small">{copy.express(counts.express)}</p>
    </div>
  );
}
