import type { QueueRow } from '@pahiya/contracts/operators/desk-schema';
import { queueSorts } from '@pahiya/contracts/operators/queue-states';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Plate } from '@pahiya/ui/plate';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { type QueueFilters, sortPath } from './queue-filters.ts';
import { RowAge, RowDue } from './row-times.tsx';

type QueueTableProps = {
  readonly rows: readonly QueueRow[];
  readonly filters: QueueFilters;
  readonly nowIso: string;
};

/** The queue as a dense table; below 60rem each row is a card. Headers sort. */
export function QueueTable({ rows, filters, nowIso }: QueueTableProps) {
  const copy = useCopy('desk-queue');
  return (
    <table className="desk-table" data-queue="">
      <caption className="sr-only">{copy.table}</caption>
      <thead>
        <tr>
          <th scope="col">
            {/* Shown once its script runs. */}
            <label className="desk-check" hidden>
              <input type="checkbox" data-all="" aria-label={copy.selectAll} />
            </label>
            <span className="sr-only">{copy.selectAll}</span>
          </th>
          {queueSorts.map((sort) => (
            <SortHeader key={sort} sort={sort} filters={filters} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.orderChallanId} row={row} nowIso={nowIso} />
        ))}
      </tbody>
    </table>
  );
}

type SortHeaderProps = {
  readonly sort: (typeof queueSorts)[number];
  readonly filters: QueueFilters;
};

function SortHeader({ sort, filters }: SortHeaderProps) {
  const { columns, sortBy } = useCopy('desk-queue');
  const path = usePagePath();
  const isCurrent = (filters.sort ?? 'due') === sort;
  const isDown = filters.direction === 'desc';
  return (
    <th
      scope="col"
      className={sort === 'amount' ? 'num' : undefined}
      aria-sort={isCurrent ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      <a href={path(sortPath(filters, sort))} title={sortBy(columns[sort])}>
        {columns[sort]}
        {isCurrent && <span aria-hidden="true">{isDown ? ' ↑' : ' ↓'}</span>}
      </a>
    </th>
  );
}

function Row({ row, nowIso }: { row: QueueRow; nowIso: string }) {
  const desk = useCopy('desk');
  const copy = useCopy('desk-queue');
  const path = usePagePath();
  const { columns } = copy;
  return (
    <tr>
      <td>
        <label className="desk-check">
          <input
            type="checkbox"
            name="challan"
            value={row.orderChallanId}
            aria-label={copy.select(row.challanNumber)}
          />
        </label>
      </td>
      <Cell label={columns.due}>
        <RowDue row={row} nowIso={nowIso} />
      </Cell>
      <th scope="row">
        <span className="desk-label" aria-hidden="true">
          {columns.order}
        </span>
        <a
          href={path(`/desk/orders/${row.orderId}#c-${row.orderChallanId}`)}
          lang="en"
          translate="no"
        >
          {row.publicId}
        </a>
      </th>
      <Cell label={columns.kind}>
        <span>
          {desk.kinds[row.kind]}
          {row.settlementType === 'EXPRESS' && <b>{` · ${copy.express}`}</b>}
        </span>
      </Cell>
      <Cell label={columns.vehicle}>
        <Plate parts={row.display.split(' ')} size="sm" strip={false} label={columns.vehicle} />
      </Cell>
      <Cell label={columns.step} className="step">
        {desk.settlements[row.settlement]}
      </Cell>
      <Cell label={columns.amount} className="num">
        {formatRupees(paise(row.fine))}
      </Cell>
      <Cell label={columns.assigned}>
        {row.assignedTo?.displayName ?? <span className="text-ink-2">{desk.nobody}</span>}
      </Cell>
      <Cell label={columns.age}>
        <RowAge paidAt={row.paidAt} nowIso={nowIso} />
      </Cell>
    </tr>
  );
}

type CellProps = {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
};

function Cell({ label, className, children }: CellProps) {
  return (
    <td className={className}>
      <span className="desk-label" aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}
