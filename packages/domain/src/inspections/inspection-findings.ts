import type { Paise } from '../shared/money.ts';
import type { CarSpot } from './car-spot.ts';
import {
  findInspectionPoint,
  type InspectionGroup,
  type InspectionPoint,
} from './inspection-list.ts';

/** 5: as new. 4: light wear, no work. 3: work within a year, or small. 2: work needed now. 1: fails, or unsafe. P, F: pass,
 * fail. N: not fitted. U: could not be checked. Rule id: INSPECTION-GRADES. */
export const inspectionGrades = ['5', '4', '3', '2', '1', 'P', 'F', 'N', 'U'] as const;
export type InspectionGrade = (typeof inspectionGrades)[number];

/** What an inspector found at one point. */
export type Finding = {
  readonly pointId: string;
  readonly grade: InspectionGrade;
  /** What was seen, measured, or why it could not be checked. */
  readonly note: string | null;
  /** Lowest and highest cost of the repair; null where none is needed. */
  readonly repair: RepairCost | null;
  /** Where the fault is; null: no place on the car. */
  readonly spot: CarSpot | null;
  readonly photos: number;
};

export type RepairCost = { readonly low: Paise; readonly high: Paise };

/** What is missing before a report can be submitted. */
export type ReportGap =
  | {
      readonly kind: 'not-graded' | 'no-photo' | 'no-repair-cost' | 'no-reason';
      readonly pointId: string;
    }
  | { readonly kind: 'too-many-unchecked' | 'no-odometer' | 'no-odometer-photo' };

/** Share of the points that may stay unchecked, in percent. */
const uncheckedAtMost = 5;
const identityPoints = ['DOC-02', 'DOC-03'];
const structure = 'STR';

/** Grades that a point can have. */
export function gradesOf({ kind }: Pick<InspectionPoint, 'kind'>): readonly InspectionGrade[] {
  return kind === 'grade' ? ['5', '4', '3', '2', '1', 'N', 'U'] : ['P', 'F', 'N', 'U'];
}

/** Whether a grade is a fault, which needs a photo and the cost of its repair. Rule id: INSPECTION-FAULTS. */
export function isFault(grade: InspectionGrade): boolean {
  return grade === '1' || grade === '2' || grade === 'F';
}

/** Faults in the order of the list. */
export function faultsOf(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ grade }) => isFault(grade));
}

/** All that a report lacks: every point has a grade that its kind allows, a fault its photo and cost, an unchecked point
 * its reason, and at most 5 % are unchecked. Documents need no photo or cost: a lapsed paper is not repaired. */
export function reportGaps(
  groups: readonly InspectionGroup[],
  findings: readonly Finding[],
  odometer: { readonly km: number | null; readonly photos: number },
): readonly ReportGap[] {
  const byPoint = new Map(findings.map((finding) => [finding.pointId, finding]));
  const points = groups.flatMap((group) => group.points);
  const gaps: ReportGap[] = [];
  let unchecked = 0;
  for (const point of points) {
    const finding = byPoint.get(point.id);
    if (finding === undefined || !gradesOf(point).includes(finding.grade)) {
      gaps.push({ kind: 'not-graded', pointId: point.id });
      continue;
    }
    gaps.push(...gapsOfFinding(point, finding));
    if (finding.grade === 'U') unchecked += 1;
  }
  if (unchecked * 100 > points.length * uncheckedAtMost) gaps.push({ kind: 'too-many-unchecked' });
  if (odometer.km === null) gaps.push({ kind: 'no-odometer' });
  if (odometer.photos === 0) gaps.push({ kind: 'no-odometer-photo' });
  return gaps;
}

function gapsOfFinding({ id, group }: InspectionPoint, finding: Finding): readonly ReportGap[] {
  if (finding.grade === 'U' && finding.note === null) return [{ kind: 'no-reason', pointId: id }];
  if (!isFault(finding.grade) || group === 'DOC') return [];
  return [
    ...(finding.photos === 0 ? [{ kind: 'no-photo', pointId: id } as const] : []),
    ...(finding.repair === null ? [{ kind: 'no-repair-cost', pointId: id } as const] : []),
  ];
}

/** Score of one group: mean of its grades from 0 to 100; null if nothing of it could be graded. */
export type GroupScore = { readonly code: string; readonly score: number | null };

/** What a report says of the whole car. `total`: 0 to 100; groups without a score do not count. */
export type InspectionScore = {
  readonly groups: readonly GroupScore[];
  readonly total: number;
  /** A failed structure or flood mark: the car is "fair" at best. */
  readonly isCapped: boolean;
  /** Chassis or engine number is not the one of the RC. */
  readonly isBarred: boolean;
};

/** Scores a report. Grades 1 to 5 count 0 to 100, a pass 100, a fail 0; not fitted and unchecked points are left out.
 * Rounded down to whole points, so that only a car without a fault has 100. Rule id: INSPECTION-SCORE. */
export function scoreFindings(
  groups: readonly InspectionGroup[],
  findings: readonly Finding[],
): InspectionScore {
  const byPoint = new Map(findings.map(({ pointId, grade }) => [pointId, grade]));
  const scored = groups.map(({ code, weight, points }) => {
    const marks = points.flatMap(({ id }) => markOf(byPoint.get(id)));
    const mean = marks.length === 0 ? null : marks.reduce((a, b) => a + b, 0) / marks.length;
    return { code, weight, mean };
  });
  const counted = scored.filter(({ mean }) => mean !== null);
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  const sum = counted.reduce((total, { weight, mean }) => total + weight * (mean ?? 0), 0);
  const failed = findings.filter(({ grade }) => grade === 'F').map(({ pointId }) => pointId);
  return {
    groups: scored.map(({ code, mean }) => ({
      code,
      score: mean === null ? null : wholePoints(mean),
    })),
    total: weights === 0 ? 0 : wholePoints(sum / weights),
    isCapped: failed.some((id) => findInspectionPoint(id)?.group === structure),
    isBarred: failed.some((id) => identityPoints.includes(id)),
  };
}

/** Fractions of weights may add up to a little less than a whole point. */
function wholePoints(mean: number): number {
  return Math.floor(mean + 1e-6);
}

function markOf(grade: InspectionGrade | undefined): readonly number[] {
  if (grade === undefined || grade === 'N' || grade === 'U') return [];
  if (grade === 'P') return [100];
  return grade === 'F' ? [0] : [(Number(grade) - 1) * 25];
}

/** Words for the condition of a car, best first. */
export const carConditions = ['excellent', 'very-good', 'good', 'fair', 'poor'] as const;
export type CarCondition = (typeof carConditions)[number];

const leastScores: Readonly<Record<CarCondition, number>> = {
  excellent: 92,
  'very-good': 84,
  good: 72,
  fair: 55,
  poor: 0,
};

/** The word that a score allows. A capped car is "fair" at best. Source: thresholds of the valuation data (product
 * default). Rule id: CAR-CONDITION. */
export function conditionOf({ total, isCapped }: InspectionScore): CarCondition {
  const best = isCapped ? carConditions.indexOf('fair') : 0;
  return carConditions.find((word, at) => at >= best && total >= leastScores[word]) ?? 'poor';
}
