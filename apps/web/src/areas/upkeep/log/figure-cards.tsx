import { formatKms, formatNumber } from '@pahiya/domain/shared/format';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { KeyValues } from '@pahiya/ui/key-values';
import { type ChartPoint, OdometerChart } from '@pahiya/ui/odometer-chart';
import { StackColumns } from '@pahiya/ui/stack-chart';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { RowTable } from '../../../parts/page/row-table.tsx';
import type { VehicleLog } from './vehicle-log-page.tsx';

/** The figures in words; what is not known is said to be so. */
export function FigureCard({ log }: { readonly log: VehicleLog }) {
  const { figures: copy, perUnit } = useCopy('vehicle-log');
  const { odometer, fuel, hasTwoFuels, spend } = log;
  const year = spend.types.reduce((all, { sum }) => all + sum, 0);
  const economy =
    fuel?.average == null ? copy.unknown : `${formatNumber(fuel.average)} ${perUnit[fuel.fuel]}`;
  return (
    <Card id="figures" title={copy.title}>
      <KeyValues
        facts={[
          {
            id: 'economy',
            term: copy.economy,
            detail: economy,
            note: hasTwoFuels
              ? copy.twoFuels
              : fuel?.average == null
                ? undefined
                : copy.economyNote,
          },
          {
            id: 'per-km',
            term: copy.perKm,
            detail: spend.perKm === null ? copy.unknown : formatRupees(spend.perKm.cost as Paise),
            note: spend.perKm === null ? undefined : copy.perKmNote(formatKms(spend.perKm.km)),
          },
          {
            id: 'year',
            term: copy.year,
            detail: year === 0 ? copy.unknown : formatRupees(year as Paise),
            note: spend.unpriced === 0 ? undefined : copy.unpriced(spend.unpriced),
          },
          {
            id: 'km',
            term: copy.kmPerYear,
            detail: odometer.kmPerYear === null ? copy.unknown : formatKms(odometer.kmPerYear),
          },
        ]}
      />
    </Card>
  );
}

/** How far the vehicle goes on its fuel, from full to full. */
export function EconomyCard({ fuel }: { readonly fuel: VehicleLog['fuel'] }) {
  const { economyChart: copy, perUnit, months } = useCopy('vehicle-log');
  const { language } = usePage();
  if (fuel === null || fuel.fills.length === 0) return null;
  const unit = perUnit[fuel.fuel];
  const values = fuel.fills.map(({ kmPerUnit }) => kmPerUnit);
  const last = fuel.fills.slice(-12);
  return (
    <Card id="economy" title={copy.title}>
      <StackColumns
        columns={last.map(({ id, on, kmPerUnit }, place) => ({
          id,
          label: place % 2 === 0 ? (months[Number(on.slice(5, 7)) - 1] ?? '') : '',
          parts: [{ id: 'km', colour: 1, size: kmPerUnit }],
        }))}
        valueText={formatNumber}
      />
      <p className="pt-2 text-ink-2 text-small">
        {copy.summary(
          values.length,
          formatNumber(Math.min(...values)),
          `${formatNumber(Math.max(...values))} ${unit}`,
        )}
      </p>
      <Disclosure summary={copy.table}>
        <RowTable
          columns={[
            { id: 'on', label: copy.date },
            { id: 'value', label: unit, look: 'numbers' },
          ]}
          rows={fuel.fills.toReversed().map(({ id, on, kmPerUnit }) => ({
            id,
            name: formatIstDate(on as IstDate, language),
            cells: [formatNumber(kmPerUnit)],
          }))}
        />
      </Disclosure>
    </Card>
  );
}

/** The odometer over time; readings that do not agree stand out. */
export function OdometerCard({
  readings,
}: {
  readonly readings: VehicleLog['odometer']['readings'];
}) {
  const { odometer: copy } = useCopy('vehicle-log');
  const { language } = usePage();
  const [first] = readings;
  const last = readings.at(-1);
  if (first === undefined || last === undefined || readings.length < 2) return null;
  const day = (on: string) => formatIstDate(on as IstDate, language);
  const points = readings.map(
    ({ id, on, km, flag }): ChartPoint => ({
      id,
      at: Date.parse(on),
      km,
      shape: 'circle',
      look: flag === 'typo' ? 'grey' : isDoubtful(flag) ? 'red' : 'plain',
    }),
  );
  return (
    <Card id="odometer" title={copy.title}>
      <OdometerChart
        points={points}
        times={[first, last]
          .map(({ on }) => ({ at: Date.parse(on), label: on.slice(0, 4) }))
          .slice(first.on.slice(0, 4) === last.on.slice(0, 4) ? 1 : 0)}
        unit={copy.unit}
      />
      <p className="pt-2 text-ink-2 text-small">
        {copy.summary(readings.length, day(first.on), day(last.on))}
      </p>
      <Disclosure summary={copy.table}>
        <RowTable
          columns={[
            { id: 'on', label: copy.date },
            { id: 'km', label: copy.reading, look: 'numbers' },
          ]}
          rows={readings.toReversed().map(({ id, on, km, flag }) => ({
            id,
            name: day(on),
            cells: [isDoubtful(flag) ? `${formatKms(km)} (${copy.doubt})` : formatKms(km)],
          }))}
        />
      </Disclosure>
    </Card>
  );
}

function isDoubtful(flag: string | null): boolean {
  return flag === 'rollback' || flag === 'check' || flag === 'typo';
}
