import type { ReportVisit, ServiceReport } from '@pahiya/contracts/service-history/report-schema';
import type { ReportWords } from '@pahiya/domain/service-history/report-words';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { type ChartPoint, OdometerChart } from '@pahiya/ui/odometer-chart';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';

type OdometerCardProps = { readonly report: ServiceReport; readonly words: ReportWords };

/** The odometer over time as a drawing, in words and as a table. */
export function OdometerCard({ report, words }: OdometerCardProps) {
  const copy = useCopy('service-history').report;
  const { language } = usePage();
  const inspections = new Set(
    report.sources.filter(({ kind }) => kind === 'insurer-inspection').map(({ id }) => id),
  );
  const read = report.visits.filter(({ km }) => km !== null).toReversed();
  const [first] = read;
  const last = read.at(-1);
  if (first === undefined || last === undefined || read.length < 2) return null;
  const day = (on: string) => formatIstDate(on as IstDate, language);
  const shapeOf = ({ source }: ReportVisit) => (inspections.has(source) ? 'square' : 'circle');
  const points = read.map((visit): ChartPoint => {
    const look = lookOf(visit);
    const drop = visit.flags.find(({ flag }) => flag === 'rollback' || flag === 'check')?.dropKm;
    return {
      id: visit.id,
      at: Date.parse(visit.on),
      km: visit.shownKm ?? 0,
      shape: shapeOf(visit),
      look,
      ...(drop == null ? {} : { note: copy.drop(words.km(drop)) }),
    };
  });
  const nameOf = ({ source }: ReportVisit) =>
    report.sources.find(({ id }) => id === source)?.name ?? '';
  const shapes = [...new Set(read.map(shapeOf))];
  return (
    <Card title={copy.chart} id="odometer">
      <OdometerChart points={points} times={yearsOf(first.on, last.on)} unit={copy.chartUnit} />
      <ul className="odo-legend">
        {shapes.map((shape) => (
          <li key={shape} className={`odo-${shape}`}>
            {copy.shapes[shape]}
          </li>
        ))}
      </ul>
      <p className="pt-2 text-ink-2 text-small">
        {copy.chartSummary(read.length, day(first.on), day(last.on))}
      </p>
      <Disclosure summary={copy.table}>
        <table className="report-table">
          <thead>
            <tr>
              <th scope="col">{copy.columns.date}</th>
              <th scope="col">{copy.columns.reading}</th>
              <th scope="col">{copy.columns.source}</th>
            </tr>
          </thead>
          <tbody>
            {read.map((visit) => (
              <tr key={visit.id}>
                <td>{day(visit.on)}</td>
                <td className="nums">
                  {words.km(visit.km ?? 0)}
                  {lookOf(visit) === 'grey' && ` (${copy.typo})`}
                </td>
                <td>
                  <EnglishRun text={nameOf(visit)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </Card>
  );
}

/** How a reading looks: its worst flag. */
export function lookOf({ flags }: ReportVisit): ChartPoint['look'] {
  if (flags.some(({ flag }) => flag === 'typo')) return 'grey';
  return flags.some(({ flag }) => flag === 'rollback' || flag === 'check') ? 'red' : 'plain';
}

/** Up to six years between two days, as ticks at the first of January. */
function yearsOf(from: string, to: string): { at: number; label: string }[] {
  const [first, last] = [Number(from.slice(0, 4)) + 1, Number(to.slice(0, 4))];
  const every = Math.max(1, Math.ceil((last - first + 1) / 6));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((year) => (year - first) % every === 0)
    .map((year) => ({ at: Date.parse(`${year}-01-01`), label: String(year) }));
}
