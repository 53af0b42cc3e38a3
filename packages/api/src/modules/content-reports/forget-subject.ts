import type { ReportedKind } from '@pahiya/domain/reports/report-reasons';
import type { Queryable } from '../../db/database.ts';
import { closeReports, reopenGone } from './content-report-repository.ts';

/** Closes the open reports of a thing that its author deleted. Every module with a kind calls it. */
export async function forgetSubject(
  tx: Queryable,
  kind: ReportedKind,
  subjectId: string,
  now: Date,
): Promise<void> {
  await closeReports(tx, { kind, subjectId, decision: 'gone', operatorId: null, now });
}

/** Opens the reports again that were closed when their thing was deleted, once its author undid that. */
export async function recallSubject(
  tx: Queryable,
  recalled: { readonly kind: ReportedKind; readonly subjectId: string; readonly since: Date },
): Promise<void> {
  await reopenGone(tx, recalled);
}
