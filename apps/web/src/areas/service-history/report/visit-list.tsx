import type { ServiceReport } from '@pahiya/contracts/service-history/report-schema';
import type { ReportWords } from '@pahiya/domain/service-history/report-words';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import type { ReactNode } from 'react';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { lookOf } from './odometer-card.tsx';

type VisitListProps = {
  readonly report: ServiceReport;
  readonly words: ReportWords;
  /** Link to report a wrong line, where the reader may. */
  readonly correction: ReactNode;
};

/** Every visit, newest first, with a correction beside its line. */
export function VisitList({ report, words, correction }: VisitListProps) {
  const { language } = usePage();
  return (
    <Card title={words.visits} id="visits" aside={correction}>
      <ol>
        {report.visits.map((visit) => (
          <li key={visit.id} id={`line-${visit.id}`} className="visit">
            <p className="visit-head text-ink!">
              <time dateTime={visit.on}>{formatIstDate(visit.on as IstDate, language)}</time>
              <span className={lookOf(visit) === 'red' ? 'nums visit-red' : 'nums'}>
                {visit.km === null ? words.noReading : words.km(visit.km)}
              </span>
            </p>
            <p>
              {words.kinds[visit.kind]}
              <Said texts={[...visit.work, ...visit.parts]} />
            </p>
            <p>
              <EnglishRun text={[visit.workshop, visit.city].filter(Boolean).join(', ')} />
              {visit.amount !== null && ` · ${formatRupees(paise(visit.amount))}`}
            </p>
            {visit.correction !== null && (
              <p className="font-semibold text-ink!">
                {words.correction(visit.correction, language)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What a workshop wrote. */
function Said({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      {' · '}
      <EnglishRun text={texts.join(' · ')} />
    </>
  );
}
