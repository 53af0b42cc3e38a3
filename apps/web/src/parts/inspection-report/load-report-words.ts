import type { InspectionGrade } from '@pahiya/domain/inspections/inspection-findings';
import type { Bilingual } from '@pahiya/domain/shared/bilingual';

/** A point of a report with its name. */
export type ReportPoint = {
  readonly id: string;
  readonly name: Bilingual;
  readonly grade: InspectionGrade;
};

/** A group of the list with its points as graded. */
export type ReportGroup = {
  readonly code: string;
  readonly name: Bilingual;
  readonly points: readonly ReportPoint[];
};

type Report = {
  readonly isElectric: boolean;
  readonly findings: readonly { readonly pointId: string; readonly grade: InspectionGrade }[];
};

/** The names of a report's points: a table that a page loads with the first report. */
export async function loadReportWords({ isElectric, findings }: Report): Promise<ReportGroup[]> {
  const { inspectionGroups } = await import('@pahiya/domain/inspections/inspection-list');
  const grades = new Map(findings.map(({ pointId, grade }) => [pointId, grade]));
  return inspectionGroups(isElectric).map(({ code, name, points }) => ({
    code,
    name,
    points: points.flatMap(({ id, name }) => {
      const grade = grades.get(id);
      return grade === undefined ? [] : [{ id, name, grade }];
    }),
  }));
}
