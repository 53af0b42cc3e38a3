// What a module that publishes figures about moderation may ask about reports.
import type { ReportedKind } from '@pahiya/domain/reports/report-reasons';
import type { Queryable } from '../../db/database.ts';
import { selectJudged, selectReporters, selectReportFigures } from './content-report-repository.ts';

/** A stretch of time: from, inclusive, to until, exclusive. */
export type Span = { readonly from: Date; readonly until: Date };

/** Reports of some kinds filed in a stretch, by reason: how many, how many of them decided and agreed with, and the
 * median minutes to the decision of all (null: none is decided). */
export function readReportFigures(sql: Queryable, kinds: readonly ReportedKind[], span: Span) {
  return selectReportFigures(sql, kinds, span);
}

/** People who filed reports of some kinds since a day, most often wrong first. */
export const readReporters = selectReporters;

/** How often the last fifty decided reports of people were agreed with, by person. */
export const readJudged = selectJudged;
