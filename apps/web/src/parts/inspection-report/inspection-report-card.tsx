import type { Answer } from '@pahiya/api-client/api-client';
import { isFault } from '@pahiya/domain/inspections/inspection-findings';
import { groupDigits } from '@pahiya/domain/shared/intl';
import { formatRupees, type Paise, sumPaise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import '../../frame/styles/cars.css';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { instantText } from '../failure/instant-text.ts';
import { FaultMap } from '../fault-map/fault-map.tsx';
import { EnglishRun } from '../texts/english-run.tsx';
import type { ReportGroup } from './load-report-words.ts';

type Report = NonNullable<Answer<'sellCarSale'>['report']>;

type InspectionReportCardProps = {
  readonly report: Report;
  readonly groups: readonly ReportGroup[];
  readonly city: string;
  /** Address of its photos, without their id. */
  readonly photoPath: string;
};

/** A usual car: the outline needs no measurements. */
const outline = {
  body: 'hatchback',
  lengthMm: 3860,
  heightMm: 1520,
  wheelbaseMm: 2450,
  clearanceMm: 163,
};

/** The report of an inspection: score, faults on the car with photos and costs, then all points. */
export function InspectionReportCard({
  report,
  groups,
  city,
  photoPath,
}: InspectionReportCardProps) {
  const copy = useCopy('inspection-report');
  const { language } = usePage();
  const names = new Map(
    groups.flatMap(({ points }) => points.map(({ id, name }) => [id, name[language]] as const)),
  );
  const faults = report.findings
    .filter(({ grade }) => isFault(grade))
    .map((finding, at) => ({
      ...finding,
      number: at + 1,
      name: names.get(finding.pointId) ?? finding.pointId,
    }));
  const { score, findings } = report;
  return (
    <Card
      id="report"
      title={copy.title}
      aside={
        <StatusChip
          tone={score.total >= 72 ? 'road' : 'amber'}
          word={copy.conditions[score.condition]}
        />
      }
    >
      <div className="grid gap-4">
        <p>
          <b className="amount">{copy.score(score.total)}</b>
          <br />
          <span className="text-ink-2">
            {copy.fine(findings.length - faults.length, findings.length)}
          </span>
        </p>
        {score.isCapped && <p>{copy.capped}</p>}
        {faults.length === 0 ? (
          <p>{copy.noFaults}</p>
        ) : (
          <>
            <FaultMap
              car={outline}
              faults={faults.flatMap(({ number, name, spot }) =>
                spot === null ? [] : [{ number, name, spot }],
              )}
              rowOf={(number) => `#fault-${number}`}
            />
            <ol className="fault-rows">
              {faults.map((fault) => (
                <li key={fault.pointId} id={`fault-${fault.number}`}>
                  <FaultRow fault={fault} photoPath={photoPath} />
                </li>
              ))}
            </ol>
            <RepairSum faults={faults} />
          </>
        )}
        <p className="text-ink-2 text-small">
          {copy.inspected(
            instantText(report.inspectedAt, language),
            groupDigits(report.odometerKm),
            city,
          )}
          <br />
          {copy.by} <EnglishRun text={report.inspector} />
          <br />
          {copy.valid(instantText(report.validUntil, language), String(report.validKm))}
        </p>
        <Disclosure summary={copy.allPoints(findings.length)} id="all-points">
          <div className="grid gap-4">
            {groups.map(({ code, name, points }) => (
              <section key={code} aria-labelledby={`group-${code}`}>
                <h3 id={`group-${code}`}>{name[language]}</h3>
                <KeyValues
                  facts={points.map((point) => ({
                    id: point.id,
                    term: point.name[language],
                    detail: copy.grades[point.grade],
                  }))}
                />
              </section>
            ))}
          </div>
        </Disclosure>
      </div>
    </Card>
  );
}

type Fault = Report['findings'][number] & { readonly number: number; readonly name: string };

function FaultRow({ fault, photoPath }: { fault: Fault; photoPath: string }) {
  const copy = useCopy('inspection-report');
  const { number, name, note, repair, photoIds, grade } = fault;
  return (
    <div className="fault-row">
      <span className="fault-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <b className="block">{name}</b>
        <span className="text-ink-2 text-small">
          {copy.grades[grade]}
          {note !== null && (
            <>
              {' · '}
              <EnglishRun text={note} />
            </>
          )}
        </span>
        {photoIds.length > 0 && (
          <div className="fault-photos">
            {photoIds.map((photoId, at) => (
              <a key={photoId} href={`${photoPath}/${photoId}`}>
                <img
                  src={`${photoPath}/${photoId}`}
                  alt={copy.photo(name, at + 1)}
                  loading="lazy"
                  width={120}
                  height={90}
                />
              </a>
            ))}
          </div>
        )}
      </div>
      {repair !== null && (
        <b className="nums">{copy.cost(rupeesOf(repair.low), rupeesOf(repair.high))}</b>
      )}
    </div>
  );
}

function RepairSum({ faults }: { faults: readonly Fault[] }) {
  const copy = useCopy('inspection-report');
  const sum = (of: 'low' | 'high') =>
    rupeesOf(sumPaise(faults.map(({ repair }) => (repair?.[of] ?? 0) as Paise)));
  return (
    <p className="fault-row">
      <b>{copy.repairs}</b>
      <b className="nums">{copy.cost(sum('low'), sum('high'))}</b>
    </p>
  );
}

function rupeesOf(amount: number): string {
  return formatRupees(amount as Paise);
}
