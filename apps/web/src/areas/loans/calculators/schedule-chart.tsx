import { type Schedule, type ScheduleYear, scheduleByYear } from '@pahiya/domain/loans/schedule';
import { formatRupees, type Paise, paise } from '@pahiya/domain/shared/money';
import { Disclosure } from '@pahiya/ui/disclosure';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';

const width = 340;
const height = 150;
const foot = 18;

/** Repayment by year, drawn as bars of interest and principal, with the same figures as a table below, and the months
 * on demand. */
export function ScheduleParts({ schedule }: { readonly schedule: Schedule }) {
  const copy = useCopy('loans');
  const years = scheduleByYear(schedule);
  const sum = (amount: Paise) => formatRupees(paise(Math.round(amount / 100) * 100));
  const { columns } = copy;
  const value = (id: 'interest' | 'principal' | 'instalment' | 'balance') => ({
    id,
    label: columns[id],
    look: 'sums' as const,
  });
  const paid = schedule.rows[0]?.opening ?? paise(0);
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <YearBars years={years} />
        <p className="flex flex-wrap gap-4 text-small">
          <Key look="bg-brick" label={columns.interest} />
          <Key look="bg-road" label={columns.principal} />
        </p>
      </div>
      <RowTable
        caption={copy.schedule}
        isSmall
        columns={[
          { id: 'year', label: columns.year, look: 'numbers' },
          value('interest'),
          value('principal'),
          value('balance'),
        ]}
        rows={years.map(({ year, interest, principal, balance }) => ({
          id: String(year),
          name: year,
          cells: [sum(interest), sum(principal), sum(balance)],
        }))}
        total={{ name: copy.total, cells: [sum(schedule.totalInterest), sum(paid), ''] }}
      />
      <Disclosure summary={copy.scheduleByMonth}>
        <RowTable
          caption={copy.scheduleByMonth}
          isSmall
          columns={[
            { id: 'month', label: columns.month, look: 'numbers' },
            value('instalment'),
            value('interest'),
            value('principal'),
            value('balance'),
          ]}
          rows={schedule.rows.map((row) => ({
            id: String(row.month),
            name: row.month,
            cells: [row.instalment, row.interest, row.principal, row.balance].map((amount) =>
              formatRupees(amount),
            ),
          }))}
        />
      </Disclosure>
    </div>
  );
}

/** Only a drawing: the table below has the figures. */
function YearBars({ years }: { readonly years: readonly ScheduleYear[] }) {
  const highest = Math.max(1, ...years.map(({ interest, principal }) => interest + principal));
  const step = width / Math.max(1, years.length);
  const bar = Math.min(48, step * 0.62);
  const tall = (amount: number) => (amount / highest) * (height - foot - 4);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full max-w-xl" aria-hidden="true">
      {years.map(({ year, interest, principal }, place) => {
        const x = place * step + (step - bar) / 2;
        const base = height - foot;
        return (
          <g key={year}>
            <rect
              className="fill-road"
              x={x}
              y={base - tall(principal)}
              width={bar}
              height={tall(principal)}
            />
            <rect
              className="fill-brick"
              x={x}
              y={base - tall(principal) - tall(interest)}
              width={bar}
              height={tall(interest)}
            />
            <text
              className="fill-ink-2"
              x={x + bar / 2}
              y={height - 4}
              fontSize="12"
              textAnchor="middle"
            >
              {year}
            </text>
          </g>
        );
      })}
      <line
        className="stroke-line-strong"
        x1="0"
        x2={width}
        y1={height - foot}
        y2={height - foot}
      />
    </svg>
  );
}

function Key({ look, label }: { readonly look: string; readonly label: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`inline-block size-3 ${look}`} aria-hidden="true" />
      {label}
    </span>
  );
}
