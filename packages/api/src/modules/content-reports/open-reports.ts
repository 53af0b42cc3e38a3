// What a module that hides things after reports may ask about them, and how it closes them.
import type { ReportedKind } from '@pahiya/domain/reports/report-reasons';
import type { Queryable } from '../../db/database.ts';
import { closeReports, selectDecidedAt, selectOpenOf } from './content-report-repository.ts';

/** Open reports of things of one kind, oldest first. */
export const openReportsOf = selectOpenOf;

/** Closes the open reports of a thing that a moderator decided in the queue of its own module. */
export async function closeDecided(
  tx: Queryable,
  decided: {
    readonly kind: ReportedKind;
    readonly subjectId: string;
    readonly decision: 'kept' | 'hidden';
    readonly operatorId: string;
    readonly now: Date;
  },
): Promise<void> {
  await closeReports(tx, decided);
}

/** People whose reports of a thing were decided at an instant. */
export const reportersDecided = selectDecidedAt;
