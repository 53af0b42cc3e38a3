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
import { insertReport, lockSubject } from './content-report-repository.ts';
import { rangeOfReport } from './range-of-report.ts';

/** A report of something that is shown. */
export type ContentReport = {
  readonly kind: ReportedKind;
  readonly subjectId: string;
  readonly reason: ReportReason;
  readonly note: string;
  /** Null: a visitor. */
  readonly userId: string | null;
  /** Of the caller; only for kinds that reports alone can hide, and never stored. */
  readonly address?: string;
};

/** Refusal of a reason that its kind does not have. */
export const unknownReason: Refusal = {
  code: 'report/unknown-reason',
  detail: 'This reason cannot be given here.',
};

/** Files a report. Refuses what is not shown, without saying whether it exists, and reasons of another kind. */
export async function fileReport(
  { sql, now, settings }: Pick<Services, 'sql' | 'now' | 'settings'>,
  subjects: readonly ReportSubject[],
  report: ContentReport,
): Promise<Result<{ isReported: true }, Refusal>> {
  const { address, ...stored } = report;
  const { kind, subjectId, reason, userId } = report;
  if (!isReasonFor(kind, reason)) return err(unknownReason);
  const subject = subjects.find((one) => one.kind === kind);
  const thing = (await subject?.find(sql, [subjectId]))?.get(subjectId);
  if (thing?.isShown !== true) {
    return err({ code: 'report/unknown-subject', detail: 'This is no longer shown.' });
  }
  // Reports of visitors have no weight, so theirs need not be told apart.
  const isApart = subject?.onReported !== undefined && userId !== null && address !== undefined;
  await sql.begin(async (tx) => {
    const at = now();
    if (isApart) await lockSubject(tx, { kind, subjectId });
    const range = isApart
      ? await rangeOfReport(tx, { secret: settings.secret, now: at }, { kind, subjectId, address })
      : null;
    await insertReport(tx, { ...stored, id: randomUUID(), reportedAt: at, range });
  });
  await subject?.onReported?.({ sql, now }, subjectId);
  return ok({ isReported: true });
}
