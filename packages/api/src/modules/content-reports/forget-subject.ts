import type { ReportedKind } from '@pahiya/domain/reports/report-reasons';
import type { Queryable } from '../../db/database.ts';
import { closeReports } from './content-report-repository.ts';

/** Closes the open reports of a thing that its author deleted. Every module with a kind calls it. */
export async function forgetSubject(
  tx: Queryable,
  kind: ReportedKind,
  subjectId: string,
  now: Date,
): Promise<void> {
  await closeReports(tx, { kind, subjectId, decision: 'gone', operatorId: null, now });
}
