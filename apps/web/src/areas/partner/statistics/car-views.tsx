import { addDays, formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Disclosure } from '@pahiya/ui/disclosure';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { RowTable } from '../../../parts/page/row-table.tsx';

type CarViewsProps = {
  /** By day, the last one `today`. */
  readonly views: readonly number[];
  readonly today: string;
  readonly car: string;
};

/** Views of a car by day as bars, and the same as a table. */
export function CarViews({ views, today, car }: CarViewsProps) {
  const copy = useCopy('partner-statistics').views;
  const { language } = usePage();
  const last = parseIstDate(today);
  if (last === null || views.length === 0) return null;
  const days = views.map((count, place) => ({
    id: addDays(last, place + 1 - views.length),
    count,
  }));
  const viewed = days.filter(({ count }) => count > 0).reverse();
  if (viewed.length === 0) return null;
  return (
    <div className="grid gap-1 pt-4">
      <DayBars views={views} />
      <Disclosure
        summary={
          <>
            {copy.byDay}
            <span className="sr-only">: {car}</span>
          </>
        }
      >
        <RowTable
          isSmall
          caption={`${copy.byDay}: ${car}`}
          columns={[
            { id: 'day', label: copy.day },
            { id: 'views', label: copy.count, look: 'sums' },
          ]}
          rows={viewed.map(({ id, count }) => ({
            id,
            name: formatIstDate(id, language),
            cells: [count],
          }))}
        />
        {viewed.length < days.length && <p className="text-ink-2 text-small">{copy.others}</p>}
      </Disclosure>
    </div>
  );
}

const width = 300;
const height = 48;
/** A month fills the drawing; fewer days are as wide and begin later. */
const step = width / 30;

/** Only a drawing: the table below has the figures. */
function DayBars({ views }: { readonly views: readonly number[] }) {
  const highest = Math.max(1, ...views);
  const first = width - views.length * step;
  const bars = views.map((count, place) => {
    // A day with a view is seen beside the busiest one; a day without is a line.
    const tall = count === 0 ? 1 : Math.max(3, Math.round((count / highest) * height));
    return `M${first + place * step + 1} ${height}v-${tall}h${step - 2}v${tall}z`;
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full max-w-md" aria-hidden="true">
      <path className="fill-road" d={bars.join('')} />
    </svg>
  );
}
