import { type Finding, isFault, scoreFindings } from '../inspections/inspection-findings.ts';
import type { InspectionGroup } from '../inspections/inspection-list.ts';
import { paise } from '../shared/money.ts';
import type { InspectedFault, ListedInspection } from './listing.ts';

type Inspected = Pick<
  ListedInspection,
  'inspectedAt' | 'cityId' | 'km' | 'validUntil' | 'isSandbox'
>;

/** A passed report as a listing shows it. Points that the car does not have are left out of the counts; photographs stay
 * with the report. Rule ids: INSPECTION-SCORE, INSPECTION-FAULTS. */
export function listedInspection(
  groups: readonly InspectionGroup[],
  findings: readonly Finding[],
  inspected: Inspected,
): ListedInspection {
  const score = scoreFindings(groups, findings);
  const fitted = findings.filter(({ grade }) => grade !== 'N');
  const checked = fitted.filter(({ grade }) => grade !== 'U');
  const faults = checked.flatMap(({ pointId, grade, spot, repair }): InspectedFault[] =>
    isFault(grade) && (grade === '1' || grade === '2' || grade === 'F')
      ? [
          {
            ...{ point: pointId, grade, spot, photoId: null },
            repairLow: repair?.low ?? paise(0),
            repairHigh: repair?.high ?? paise(0),
          },
        ]
      : [],
  );
  return {
    ...inspected,
    score: score.total,
    points: fitted.length,
    checked: checked.length,
    fine: checked.length - faults.length,
    groups: score.groups.flatMap(({ code, score: of }) =>
      of === null ? [] : [{ code, score: of }],
    ),
    faults,
  };
}
