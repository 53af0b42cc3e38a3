import type { Answer } from '@pahiya/api-client/api-client';
import { isFault } from '@pahiya/domain/inspections/inspection-findings';
import { groupDigits } from '@pahiya/domain/shared/intl';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { KeyValues } from '@pahiya/ui/key-values';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { Refused } from '../../../parts/failure/refused.ts';
import type { ReportGroup } from '../../../parts/inspection-report/load-report-words.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';

type InspectionDecisionProps = Answer<'deskInspection'> & {
  readonly groups: readonly ReportGroup[];
  readonly refused: Refused | null;
};

/** A submitted report with its photos, and the decision about it. */
export function InspectionDecision(page: InspectionDecisionProps) {
  const copy = useCopy('desk-inspections');
  const words = useCopy('inspection-report');
  const { language } = usePage();
  const path = usePagePath();
  const { inspection, record, score, groups, refused } = page;
  const { inspectionId, car, vehicleNumber, state } = inspection;
  const name = car.title || vehicleNumber;
  const names = new Map(
    groups.flatMap(({ points }) =>
      points.map((point) => [point.id, point.name[language]] as const),
    ),
  );
  const faults = record.findings.filter(({ grade }) => isFault(grade));
  const odometer = record.odometerKm === null ? '' : copy.km(groupDigits(record.odometerKm));
  return (
    <div className="grid gap-5 pt-4">
      <h1>
        <EnglishRun text={copy.one(name)} />
      </h1>
      <RefusalNote refused={refused} />
      <p>
        <b>{words.score(score.total)}</b> · {words.conditions[score.condition]} ·{' '}
        <span className="nums">{vehicleNumber}</span>
      </p>
      {score.isCapped && <p>{words.capped}</p>}
      <Card id="odometer" title={copy.odometer}>
        <p>{odometer}</p>
        <Photos inspectionId={inspectionId} ids={record.odometerPhotoIds} name={copy.odometer} />
      </Card>
      <Card id="faults" title={copy.faults}>
        {faults.length === 0 && <p>{words.noFaults}</p>}
        <ul className="grid gap-4">
          {faults.map(({ pointId, grade, note, repair, photoIds }) => (
            <li key={pointId} className="grid gap-2">
              <b>{names.get(pointId) ?? pointId}</b>
              <span>
                {words.grades[grade]}
                {note !== null && (
                  <>
                    {' · '}
                    <EnglishRun text={note} />
                  </>
                )}
                {repair !== null && (
                  <>
                    {' · '}
                    {copy.repair}:{' '}
                    {words.cost(
                      formatRupees(repair.low as Paise),
                      formatRupees(repair.high as Paise),
                    )}
                  </>
                )}
              </span>
              <Photos
                inspectionId={inspectionId}
                ids={photoIds}
                name={names.get(pointId) ?? pointId}
              />
            </li>
          ))}
        </ul>
      </Card>
      {state === 'submitted' && (
        <Card id="decide" title={copy.decide}>
          <form
            method="post"
            action={path(`/desk/inspections/${inspectionId}`)}
            className="grid gap-3"
          >
            <TextAreaField
              id="note"
              name="note"
              label={copy.note}
              hint={copy.noteHint}
              rows={2}
              maxLength={300}
            />
            <div className="flex flex-wrap gap-3">
              {(['pass', 'return', 'refuse'] as const).map((decision) => (
                <Button
                  key={decision}
                  name="decision"
                  value={decision}
                  variant={decision === 'pass' ? 'sun' : 'outline'}
                >
                  {copy[decision]}
                </Button>
              ))}
            </div>
          </form>
        </Card>
      )}
      <Disclosure summary={copy.points}>
        <div className="grid gap-4">
          {groups.map((group) => (
            <section key={group.code} aria-labelledby={`g-${group.code}`}>
              <h2 id={`g-${group.code}`}>{group.name[language]}</h2>
              <KeyValues
                facts={group.points.map((point) => ({
                  id: point.id,
                  term: point.name[language],
                  detail: words.grades[point.grade],
                }))}
              />
            </section>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

function Photos({
  inspectionId,
  ids,
  name,
}: {
  inspectionId: string;
  ids: readonly string[];
  name: string;
}) {
  const copy = useCopy('desk-inspections');
  return (
    <div className="flex flex-wrap gap-3">
      {ids.map((photoId, at) => (
        <a
          key={photoId}
          href={`/api/v1/web/operator/inspections/${inspectionId}/photos/${photoId}`}
        >
          <img
            src={`/api/v1/web/operator/inspections/${inspectionId}/photos/${photoId}`}
            alt={copy.photo(at + 1, name)}
            width={240}
            height={180}
            loading="lazy"
            className="rounded-button object-cover"
          />
        </a>
      ))}
    </div>
  );
}
