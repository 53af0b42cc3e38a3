import type { ServiceReport } from '@pahiya/contracts/service-history/report-schema';
import { type ReportWords, reportWords } from '@pahiya/domain/service-history/report-words';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { FlagBox } from '@pahiya/ui/flag-box';
import { Odometer } from '@pahiya/ui/odometer';
import { Plate } from '@pahiya/ui/plate';
import { SourcesLine } from '@pahiya/ui/sources-line';
import type { Tone } from '@pahiya/ui/tone';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { OdometerCard } from './odometer-card.tsx';
import { VisitList } from './visit-list.tsx';

type ReportViewProps = {
  readonly report: ServiceReport;
  readonly title: string;
  /** Below the head: what kind of report this is, or what was just done. */
  readonly note?: ReactNode;
  readonly correction?: ReactNode;
  /** Below the report: buttons and the link. */
  readonly children?: ReactNode;
};

const tones: Readonly<Record<ServiceReport['standing'], Tone>> = {
  agree: 'road',
  disagree: 'brick',
  check: 'amber',
  'too-few': 'neutral',
};

/** A service-history report: own, shared or the sample. */
export function ReportView({ report, title, note, correction, children }: ReportViewProps) {
  const copy = useCopy('service-history');
  const { language } = usePage();
  const words = reportWords[language];
  return (
    <article className="mx-auto grid max-w-2xl gap-4 pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{title}</h1>
        <Plate
          parts={
            report.vehicleNumber === null ? report.display.split(' ') : plateParts(report.display)
          }
          size="sm"
          label={copy.plate}
        />
      </div>
      {note}
      <Figures report={report} words={words} />
      <Findings report={report} words={words} />
      <OdometerCard report={report} words={words} />
      <VisitList report={report} words={words} correction={correction} />
      <Missing report={report} words={words} />
      <SourcesLine>
        <EnglishRun text={report.provider.name} />,{' '}
        <time dateTime={report.madeAt}>{instantText(report.madeAt, language)}</time>
        {report.validUntil !== null &&
          ` · ${copy.report.validUntil(formatIstDate(istDateOf(new Date(report.validUntil)), language))}`}
        {report.provider.sandbox && ` · ${copy.check.sandbox}`}
      </SourcesLine>
      {children}
    </article>
  );
}

type PartProps = { readonly report: ServiceReport; readonly words: ReportWords };

function Figures({ report, words }: PartProps) {
  const copy = useCopy('service-history').report;
  const { language } = usePage();
  const { last, kmPerYear, accidentRepairs } = report;
  const readings = report.visits.filter(({ km }) => km !== null).length;
  return (
    <Card>
      {last !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">
            {words.lastReading}
            <br />
            <time dateTime={last.on}>{formatIstDate(last.on as IstDate, language)}</time>
          </p>
          <Odometer km={last.km} unit={copy.unit} label={words.km(last.km)} />
        </div>
      )}
      <dl className="report-figures">
        <div>
          <dt>{copy.readings(readings)}</dt>
          <dd className="nums">{readings}</dd>
        </div>
        {kmPerYear !== null && (
          <div>
            <dt>{copy.perYear(kmPerYear.since.slice(0, 4))}</dt>
            <dd className="nums">{words.km(kmPerYear.km).replace(/ .*$/, '')}</dd>
          </div>
        )}
        <div>
          <dt>{copy.accidents(accidentRepairs)}</dt>
          <dd className="nums">{accidentRepairs}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** Whether the readings agree, then what else is worth a question. */
function Findings({ report, words }: PartProps) {
  const copy = useCopy('service-history').report;
  const { language } = usePage();
  const found = report.visits.flatMap((visit) => visit.flags.map((flag) => ({ visit, flag })));
  const isGrave = ({ flag }: (typeof found)[number]) =>
    flag.level === 'red' || flag.level === 'amber';
  const textOf = ({ visit, flag }: (typeof found)[number]) => words.flag(visit, flag, language);
  const others = found.filter((one) => !isGrave(one));
  const notes = [
    ...others.map((one) => ({ id: `${one.visit.id}-${one.flag.flag}`, text: textOf(one) })),
    ...(report.recallOpen === true ? [{ id: 'recall', text: words.recallOpen }] : []),
  ];
  return (
    <>
      <FlagBox id="readings" tone={tones[report.standing]} title={words.standings[report.standing]}>
        {found.filter(isGrave).map((one) => (
          <p key={one.visit.id}>{textOf(one)}</p>
        ))}
        {report.standingWithout !== null && <p>{words.without[report.standingWithout]}</p>}
      </FlagBox>
      {notes.length > 0 && (
        <Card title={copy.more} id="notes">
          <ul className="grid list-disc gap-1.5 ps-5">
            {notes.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Missing({ report, words }: PartProps) {
  const { language } = usePage();
  return (
    <Card title={words.missing} id="missing">
      <p>{words.missingAlways}</p>
      <ul className="grid list-disc gap-1.5 ps-5 pt-2 empty:hidden">
        {report.gaps.map((gap) => (
          <li key={gap.from}>{words.gap(gap, language)}</li>
        ))}
        {report.sources
          .filter(({ answered }) => !answered)
          .map(({ id, name }) => (
            <li key={id}>
              <EnglishRun text={name} /> {words.silent}
            </li>
          ))}
      </ul>
    </Card>
  );
}
