import { formatKms } from '@pahiya/domain/shared/format';
import { formatIstDate, type IstDate, isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { FaultMap } from '../../../parts/fault-map/fault-map.tsx';
import { fullPrice } from '../facts/used-car-words.ts';
import type { UsedCar } from './used-car.ts';

/** What the inspection found: each fault with its number on the car, and what its repair costs. */
export function InspectionCard({ car }: { readonly car: UsedCar }) {
  const copy = useCopy('used-car').inspection;
  const { language, today } = usePage();
  const { inspection } = car;
  if (inspection === null) {
    return (
      <Card id="inspection" title={copy.title}>
        <p>{copy.none}</p>
        <p>{copy.noneNote}</p>
      </Card>
    );
  }
  const { score, points, checked, fine, km } = inspection;
  const faults = inspection.faults.map((fault, place) => ({ ...fault, number: place + 1 }));
  const low = faults.reduce((sum, { repairLowPaise }) => sum + repairLowPaise, 0);
  const high = faults.reduce((sum, { repairHighPaise }) => sum + repairHighPaise, 0);
  const { lengthMm, heightMm, wheelbaseMm, groundClearanceMm } = car.size;
  const validUntil = inspection.validUntil as IstDate;
  const isOver = isBefore(validUntil, today);
  const dayText = (day: IstDate) => formatIstDate(day, language);
  return (
    <Card
      id="inspection"
      title={copy.title}
      aside={
        <StatusChip tone={score >= 80 && !isOver ? 'road' : 'neutral'} word={copy.score(score)} />
      }
    >
      <p>
        {copy.fine(fine, checked)}
        {points > checked && ` ${copy.unchecked(points - checked)}`}
      </p>
      {faults.length === 0 ? (
        <p>{copy.noFaults}</p>
      ) : (
        <>
          <FaultMap
            car={{
              body: car.body,
              lengthMm,
              heightMm,
              wheelbaseMm,
              clearanceMm: groundClearanceMm,
            }}
            faults={faults.flatMap(({ number, name, spot }) =>
              spot === null ? [] : [{ number, name: name[language], spot }],
            )}
            rowOf={(number) => `#fault-${number}`}
          />
          <dl className="faults">
            {faults.map(({ number, name, grade, repairLowPaise, repairHighPaise }) => (
              <div key={number} id={`fault-${number}`}>
                <dt>
                  <span className="fault-number">{number}</span>
                  <span>
                    {name[language]}
                    <small>{copy.grades[grade]}</small>
                  </span>
                </dt>
                <dd>
                  {repairHighPaise === 0 ? copy.noCost : rangeText(repairLowPaise, repairHighPaise)}
                </dd>
              </div>
            ))}
            <div className="fault-total">
              <dt>{copy.total}</dt>
              <dd>{rangeText(low, high)}</dd>
            </div>
          </dl>
        </>
      )}
      <SourcesLine>
        {copy.by(
          dayText(istDateOf(new Date(inspection.inspectedAt))),
          formatKms(km),
          (inspection.city ?? car.city).name[language],
        )}{' '}
        {isOver ? copy.over(dayText(validUntil)) : copy.valid(dayText(validUntil))}{' '}
        {inspection.sandbox && copy.sandbox}
      </SourcesLine>
    </Card>
  );
}

function rangeText(low: number, high: number): string {
  return `${fullPrice(low)}–${fullPrice(high).replace('₹', '')}`;
}
