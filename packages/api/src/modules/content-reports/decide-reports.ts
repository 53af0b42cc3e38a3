import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskContentReports } from '@pahiya/contracts/reports/content-report-contracts';
import {
  isReasonFor,
  type ReportedKind,
  type ReportReason,
} from '@pahiya/domain/reports/report-reasons';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Operator } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { ReportedThing, ReportSubject } from '../../report-subject.ts';
import { notAtDesk, passwordFirst, wrongRole, wrongState } from '../operators/refusals.ts';
import {
  closeReports,
  countOpen,
  hasDecided,
  lockSubject,
  selectOpen,
} from './content-report-repository.ts';
import { unknownReason } from './file-report.ts';

const shown = { subjects: 50, reports: 20 };

/** Kinds that an operator may decide; refuses one who may decide none, or has not changed the initial password. */
export function decidableBy(
  operator: Operator,
  subjects: readonly ReportSubject[],
): Result<readonly ReportSubject[], Refusal> {
  if (operator.mustChangePassword) return err(passwordFirst);
  const own = subjects.filter(({ role }) => operator.roles.includes(role));
  return own.length === 0 ? err(wrongRole) : ok(own);
}

/** Things with open reports, longest waiting first. What was deleted since is not listed. */
export async function readReports(
  sql: Queryable,
  subjects: readonly ReportSubject[],
): Promise<AnswerOf<typeof deskContentReports>> {
  const kinds = subjects.map(({ kind }) => kind);
  const [rows, open] = await Promise.all([selectOpen(sql, kinds, shown), countOpen(sql, kinds)]);
  const things = new Map<string, ReportedThing>();
  for (const { kind, find } of subjects) {
    const ids = rows.filter((row) => row.kind === kind).map(({ subjectId }) => subjectId);
    if (ids.length === 0) continue;
    for (const [id, thing] of await find(sql, ids)) things.set(`${kind} ${id}`, thing);
  }
  return {
    subjects: rows.flatMap(({ reports, ...row }) => {
      const thing = things.get(`${row.kind} ${row.subjectId}`);
      if (thing === undefined) return [];
      const sent = reports.map((report) => ({
        ...report,
        reportedAt: new Date(report.reportedAt).toISOString(),
      }));
      return [{ ...row, ...thing, reports: sent }];
    }),
    open,
  };
}

/** What an operator decided about a reported thing. */
export type Decision = {
  readonly kind: ReportedKind;
  readonly subjectId: string;
  readonly decision: 'keep' | 'hide';
  readonly reason?: ReportReason | undefined;
  readonly operatorId: string;
  readonly now: Date;
};

/** Decides all open reports of a thing. Refuses one without any, hiding without a reason, and what the
 * operator wrote. */
export async function decideReports(
  tx: Transaction,
  subjects: readonly ReportSubject[],
  { reason, ...decision }: Decision,
): Promise<Result<{ readonly closed: number }, Refusal>> {
  const subject = subjects.find(({ kind }) => kind === decision.kind);
  if (subject === undefined) return err(wrongRole);
  await lockSubject(tx, decision);
  if (await subject.isOwn?.(tx, decision.subjectId, decision.operatorId)) return err(wrongState);
  const isHiding = decision.decision === 'hide';
  if (isHiding && (reason === undefined || !isReasonFor(decision.kind, reason))) {
    return err(unknownReason);
  }
  const closed = await closeReports(tx, { ...decision, decision: isHiding ? 'hidden' : 'kept' });
  if (closed === 0) return err((await hasDecided(tx, decision)) ? wrongState : notAtDesk);
  if (isHiding && reason !== undefined) {
    await subject.hide(tx, decision.subjectId, { ...decision, reason });
  } else await subject.keep?.(tx, decision.subjectId, decision.now);
  return ok({ closed });
}
