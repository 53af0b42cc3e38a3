import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { StackColumns } from '@pahiya/ui/stack-chart';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { useLineWords } from './line-words.ts';
import type { VehicleLog } from './vehicle-log-page.tsx';

const kinds = ['fuel', 'service', 'expense'] as const;

/** Spending of twelve months by month and by type: drawing, summary and tables. */
export function SpendCard({ spend }: { readonly spend: VehicleLog['spend'] }) {
  const { spend: copy, months: names } = useCopy('vehicle-log');
  const typeName = useLineWords();
  const [top] = spend.types;
  if (top === undefined) {
    return (
      <Card id="spend" title={copy.title}>
        <p>{copy.none}</p>
      </Card>
    );
  }
  const sum = (amount: number) => formatRupees(amount as Paise);
  const nameOf = (month: string) => names[Number(month.slice(5, 7)) - 1] ?? month;
  const year = spend.types.reduce((all, one) => all + one.sum, 0);
  return (
    <Card id="spend" title={copy.title}>
      <StackColumns
        columns={spend.months.map((month, place) => ({
          id: month.month,
          label: place % 2 === 0 ? nameOf(month.month) : '',
          parts: kinds.map((kind, at) => ({
            id: kind,
            colour: ([1, 2, 3] as const)[at] ?? 1,
            size: month[kind],
          })),
        }))}
        valueText={(size) => sum(Math.round(size / 100) * 100)}
      />
      <p className="pt-2 text-ink-2 text-small">{copy.summary(sum(year), typeName(top.type))}</p>
      <h3 className="pt-4">{copy.byType}</h3>
      <RowTable
        columns={[
          { id: 'type', label: copy.type },
          { id: 'sum', label: copy.sum, look: 'sums' },
        ]}
        rows={spend.types.map(({ type, sum: amount }) => ({
          id: type,
          name: typeName(type),
          cells: [sum(amount)],
        }))}
        total={{ name: copy.total, cells: [sum(year)] }}
      />
      <Disclosure summary={copy.table}>
        <RowTable
          isSmall
          columns={[
            { id: 'month', label: copy.month },
            ...kinds.map((kind) => ({ id: kind, label: copy.kinds[kind], look: 'sums' as const })),
          ]}
          rows={spend.months.toReversed().map((month) => ({
            id: month.month,
            name: `${nameOf(month.month)} ${month.month.slice(0, 4)}`,
            cells: kinds.map((kind) => sum(month[kind])),
          }))}
        />
      </Disclosure>
    </Card>
  );
}
