import { randomUUID } from 'node:crypto';
import {
  isReasonFor,
  type ReportedKind,
  type ReportReason,
} from '@pahiya/domain/reports/report-reasons';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { ReportSubject } from '../../report-subject.ts';
import type { Services } from '../../services.ts';
import { insertReport } from './content-report-repository.ts';

/** A report of something that is shown. */
export type ContentReport = {
  readonly kind: ReportedKind;
  readonly subjectId: string;
  readonly reason: ReportReason;
  readonly note: string;
  /** Null: a visitor. */
  readonly userId: string | null;
};

/** Refusal of a reason that its kind does not have. */
export const unknownReason: Refusal = {
  code: 'report/unknown-reason',
  detail: 'This reason cannot be given here.',
};

/** Files a report. Refuses what is not shown, without saying whether it exists, and reasons of another kind. */
export async function fileReport(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  subjects: readonly ReportSubject[],
  report: ContentReport,
): Promise<Result<{ isReported: true }, Refusal>> {
  const { kind, subjectId, reason } = report;
  if (!isReasonFor(kind, reason)) return err(unknownReason);
  const subject = subjects.find((one) => one.kind === kind);
  const thing = (await subject?.find(sql, [subjectId]))?.get(subjectId);
  if (thing?.isShown !== true) {
    return err({ code: 'report/unknown-subject', detail: 'This is no longer shown.' });
  }
  await insertReport(sql, { ...report, id: randomUUID(), reportedAt: now() });
  await subject?.onReported?.({ sql, now }, subjectId);
  return ok({ isReported: true });
}
