import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  deskGrievances,
  readGrievance as statusContract,
} from '@pahiya/contracts/grievances/grievance-contracts';
import {
  type GrievanceOutcome,
  grievanceRule,
  namedText,
} from '@pahiya/domain/grievances/grievance-kinds';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { ReportSubject } from '../../report-subject.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { notAtDesk, wrongState } from '../operators/refusals.ts';
import { readGrievanceKey } from './grievance-key.ts';
import {
  countOpenGrievances,
  lockGrievance,
  selectGrievance,
  selectOpenGrievances,
  updateDecided,
} from './grievance-repository.ts';
import { openGrievance, sealGrievance } from './grievance-text.ts';

const shown = 50;

/** Open complaints, nearest deadline first. */
export async function readGrievances(
  sql: Queryable,
  secret: Uint8Array,
  now: Date,
): Promise<AnswerOf<typeof deskGrievances>> {
  const [rows, counts] = await Promise.all([
    selectOpenGrievances(sql, shown),
    countOpenGrievances(sql, now),
  ]);
  return {
    ...counts,
    grievances: rows.map(({ id, ...row }) => ({
      ...{ grievanceId: id, ticket: row.ticket, kind: row.kind, language: row.language },
      subject: row.subjectPath,
      canBeRemoved: namedText(row.subjectPath) !== null && grievanceRule(row.kind).reason !== null,
      name: openGrievance(secret, id, 'name', row.nameSealed),
      contact: openGrievance(secret, id, 'contact', row.contactSealed),
      words: openGrievance(secret, id, 'words', row.wordsSealed),
      receivedAt: row.receivedAt.toISOString(),
      resolveBy: row.resolveBy.toISOString(),
      isOverdue: row.resolveBy < now,
    })),
  };
}

/** Status of a complaint by its key. Refuses `grievance/not-found`. */
export async function readStatus(
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  key: string,
): Promise<Result<AnswerOf<typeof statusContract>, Refusal>> {
  const id = readGrievanceKey(settings.secret, key);
  const row = id === null ? null : await selectGrievance(sql, id);
  if (row === null) return err({ code: 'grievance/not-found', detail: 'No such complaint.' });
  return ok({
    ...{ ticket: row.ticket, kind: row.kind, outcome: row.outcome },
    receivedAt: row.receivedAt.toISOString(),
    resolveBy: row.resolveBy.toISOString(),
    answer: openGrievance(settings.secret, row.id, 'answer', row.answerSealed),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  });
}

export type Decision = {
  readonly grievanceId: string;
  readonly outcome: GrievanceOutcome;
  readonly answer: string;
  readonly operatorId: string;
  readonly now: Date;
};

/** Decides a complaint once and tells the complainant. Upheld, a text of the community that it names is removed. Refuses
 * `operator/not-found` and `operator/wrong-state`. */
export async function decideGrievance(
  tx: Transaction,
  {
    secret,
    subjects,
  }: { readonly secret: Uint8Array; readonly subjects: readonly ReportSubject[] },
  { grievanceId, outcome, answer, operatorId, now }: Decision,
): Promise<Result<{ readonly isDecided: true }, Refusal>> {
  const row = await lockGrievance(tx, grievanceId);
  if (row === null) return err(notAtDesk);
  if (row.decidedAt !== null) return err(wrongState);
  const answerSealed = sealGrievance(secret, row.id, 'answer', answer);
  await updateDecided(tx, row.id, { outcome, answerSealed, operatorId, at: now });
  const named = namedText(row.subjectPath);
  const { reason } = grievanceRule(row.kind);
  if (outcome === 'upheld' && named !== null && reason !== null) {
    const subject = subjects.find((one) => one.kind === `community-${named.kind}`);
    await subject?.hide(tx, named.id, { reason, operatorId, now });
  }
  await enqueueTask(tx, { kind: 'grievance-mail', subject: `${row.id} decided`, dueAt: now });
  return ok({ isDecided: true });
}
