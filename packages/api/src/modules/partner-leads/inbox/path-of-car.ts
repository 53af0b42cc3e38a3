import type { Queryable } from '../../../db/database.ts';
import type { ReportSubject } from '../../../report-subject.ts';
import type { LeadRow } from '../store/lead-repository.ts';

/** Page of the listed car that a lead is about, without the language; null: it is about none, or the car is no longer
 * live. */
export async function pathOfCar(
  sql: Queryable,
  subjects: readonly ReportSubject[],
  { kind, subjectRef }: Pick<LeadRow, 'kind' | 'subjectRef'>,
): Promise<string | null> {
  if (kind !== 'used-car' || subjectRef === null) return null;
  const listings = subjects.find((subject) => subject.kind === 'used-car');
  const car = (await listings?.find(sql, [subjectRef]))?.get(subjectRef);
  return car?.isShown === true ? car.path : null;
}
