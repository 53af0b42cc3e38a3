import type { QueueRow } from '@pahiya/contracts/operators/desk-schema';
import { queueSorts } from '@pahiya/contracts/operators/queue-states';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import type { ReactNode } from 'react';
import type { Copies } from '../../../frame/copy/copies.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { type QueueFilters, sortPath } from './queue-filters.ts';
import { RowAge, RowDue } from './row-times.tsx';
import { ShownVehicle } from './shown-vehicle.tsx';
import { workAddress } from './work-address.ts';

type QueueTableProps = {
  readonly rows: readonly QueueRow[];
  readonly names: Readonly<Record<string, string>>;
  readonly filters: QueueFilters;
  readonly nowIso: string;
};

/** The queue as a dense table; below 60rem each row is a card. Headers sort. */
export function QueueTable({ rows, names, filters, nowIso }: QueueTableProps) {
  const copy = useCopy('desk-queue');
  return (
    <div className="overflow-x-auto">
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
            <Row key={row.itemId} row={row} names={names} nowIso={nowIso} />
          ))}
        </tbody>
      </table>
    </div>
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

type RowProps = { readonly row: QueueRow } & Pick<QueueTableProps, 'names' | 'nowIso'>;

function Row({ row, names, nowIso }: RowProps) {
  const desk = useCopy('desk');
  const copy = useCopy('desk-queue');
  const path = usePagePath();
  const { columns } = copy;
  const words = workWords(copy, row, names);
  return (
    <tr>
      <td>
        <label className="desk-check">
          <input
            type="checkbox"
            name="item"
            value={row.itemId}
            aria-label={copy.select(names[row.kind] ?? row.name, row.publicId)}
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
        <a href={path(workAddress(row))} lang="en" translate="no">
          {row.publicId}
        </a>
      </th>
      <Cell label={columns.kind}>
        <span>
          {words.kind}
          {row.isExpress && <b>{` · ${copy.express}`}</b>}
        </span>
      </Cell>
      <Cell label={columns.vehicle}>
        <ShownVehicle display={row.display} />
      </Cell>
      <Cell label={columns.step} className="step">
        {words.state}
      </Cell>
      <Cell label={columns.amount} className="num">
        {row.orderId === null && row.amount === 0 ? '–' : formatRupees(paise(row.amount))}
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

/** Kind and state of a row in the words of its kind; a code without words is shown as it is. */
function workWords(
  { orderKinds, kinds }: Copies['desk-queue'],
  { orderKind, kind, state }: QueueRow,
  names: Readonly<Record<string, string>>,
) {
  const of = Object.entries(orderKinds).find(([name]) => name === orderKind)?.[1];
  const states: Readonly<Record<string, string>> = of?.states ?? {};
  const service = names[kind];
  const name = of?.name ?? orderKind;
  return {
    kind: kinds[kind] ?? (service === undefined ? name : `${name} · ${service}`),
    state: states[state] ?? state,
  };
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
