import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { StackColumns } from '@pahiya/ui/stack-chart';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import type { VehicleLog } from './vehicle-log-page.tsx';

/** What a kilometre cost in each month: drawing, summary and table. Nothing where no month has a figure. */
export function PerKmCard({ months }: { readonly months: VehicleLog['spend']['months'] }) {
  const { perKm: copy, months: names } = useCopy('vehicle-log');
  const costs = months.flatMap(({ perKm }) => (perKm === null ? [] : [perKm as Paise]));
  const [first] = costs;
  if (first === undefined) return null;
  const nameOf = (month: string) => names[Number(month.slice(5, 7)) - 1] ?? month;
  const lowest = costs.reduce((least, one) => (one < least ? one : least), first);
  const highest = costs.reduce((most, one) => (one > most ? one : most), first);
  return (
    <Card id="per-km-months" title={copy.title}>
      <StackColumns
        columns={months.map(({ month, perKm }, place) => ({
          id: month,
          label: place % 2 === 0 ? nameOf(month) : '',
          parts: [{ id: 'cost', colour: 2, size: perKm ?? 0 }],
        }))}
        valueText={(size) => formatRupees(Math.round(size) as Paise)}
      />
      <p className="pt-2 text-ink-2 text-small">
        {copy.summary(costs.length, formatRupees(lowest), formatRupees(highest))}
      </p>
      <Disclosure summary={copy.table}>
        <RowTable
          columns={[
            { id: 'month', label: copy.month },
            { id: 'cost', label: copy.cost, look: 'sums' },
          ]}
          rows={months.toReversed().map(({ month, perKm }) => ({
            id: month,
            name: `${nameOf(month)} ${month.slice(0, 4)}`,
            cells: [perKm === null ? copy.unknown : formatRupees(perKm as Paise)],
          }))}
        />
      </Disclosure>
    </Card>
  );
}
