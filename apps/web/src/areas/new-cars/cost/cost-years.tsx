import { formatLakhCrore, type Paise } from '@pahiya/domain/shared/money';
import { StackColumns } from '@pahiya/ui/stack-chart';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { fullPrice } from '../facts/car-words.ts';
import { type CarCost, type CostEnergy, partColours, partLabel } from './cost-notes.ts';

const years = [1, 2, 3, 4, 5] as const;

/** The years as columns, and the same as a table. */
export function CostYears({
  cost,
  energy,
}: {
  readonly cost: CarCost;
  readonly energy: CostEnergy;
}) {
  const copy = useCopy('car-cost');
  const { units } = useCopy('new-cars');
  const { parts } = cost;
  const ofYear = (part: CarCost['parts'][number], year: number) => part.byYear?.[year - 1] ?? null;
  const sumOf = (year: number) => {
    const amounts = parts.map((part) => ofYear(part, year));
    return amounts.includes(null)
      ? null
      : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  };
  const text = (amount: number | null) => (amount === null ? copy.notKnown : fullPrice(amount));
  return (
    <div className="grid gap-4">
      <StackColumns
        columns={years.map((year) => ({
          id: String(year),
          label: copy.year(year),
          parts: parts.map((part) => ({
            id: part.id,
            colour: partColours[part.id],
            size: ofYear(part, year) ?? 0,
          })),
        }))}
        valueText={(size) => (size === 0 ? '0' : formatLakhCrore(size as Paise, units))}
      />
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs the focus */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={copy.caption}>
        <table className="nums w-full min-w-[36rem] border-separate border-spacing-0 text-small">
          <thead>
            <tr>
              <th scope="col" className="sticky start-0 bg-card py-2 pe-2 text-start">
                {copy.part}
              </th>
              {years.map((year) => (
                <th key={year} scope="col" className="p-2 text-end">
                  {copy.year(year)}
                </th>
              ))}
              <th scope="col" className="py-2 ps-2 text-end">
                {copy.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.id}>
                <th
                  scope="row"
                  className="sticky start-0 border-line border-t bg-card py-2 pe-2 text-start font-normal"
                >
                  <span className="inline-flex items-center gap-2">
                    <span
                      aria-hidden="true"
                      className={`stack-swatch part-${partColours[part.id]}`}
                    />
                    {partLabel(part.id, copy, energy)}
                  </span>
                </th>
                {years.map((year) => (
                  <td key={year} className="border-line border-t p-2 text-end">
                    {text(ofYear(part, year))}
                  </td>
                ))}
                <td className="border-line border-t py-2 ps-2 text-end">{text(part.totalPaise)}</td>
              </tr>
            ))}
            <tr className="font-semibold">
              <th
                scope="row"
                className="sticky start-0 border-line border-t bg-card py-2 text-start"
              >
                {copy.sum}
              </th>
              {years.map((year) => (
                <td key={year} className="border-line border-t p-2 text-end">
                  {text(sumOf(year))}
                </td>
              ))}
              <td className="border-line border-t py-2 ps-2 text-end">{text(cost.totalPaise)}</td>
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}
