import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  deskSubmissions as contract,
  DeskSubmission,
} from '@pahiya/contracts/forms/desk-form-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database, Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { findRevision, findRevisions } from '../form-repository.ts';
import { submissionColumns } from '../submission-repository.ts';
import { type DeskSubmissionRow, toDeskSubmission } from './desk-submission.ts';
import { readCursor, writeCursor } from './submission-cursor.ts';

type Asked = {
  readonly formId: string;
  readonly show: 'people' | 'suspect';
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** A page of a form's submissions, newest first. Refuses `operator/not-found`, `request/bad-input` for an invalid
 * cursor. */
export async function listSubmissions(
  { sql, settings }: Services,
  { formId, show, cursor, limit }: Asked,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && after === null) return err(badCursor);
  if (!(await isForm(sql, formId))) return err(notAtDesk);
  const rows = await sql<DeskSubmissionRow[]>`
    select ${deskColumns(sql)} from form_submissions s
    where s.form_id = ${formId} and s.is_suspect = ${show === 'suspect'}
      ${after === null ? sql`` : sql`and (s.submitted_at, s.id) < (${after.submittedAt}, ${after.id})`}
    order by s.submitted_at desc, s.id desc limit ${limit + 1}`;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const definitions = await findRevisions(sql, formId, [
    ...new Set(page.map(({ revision }) => revision)),
  ]);
  return ok({
    submissions: page.map((row) =>
      toDeskSubmission(settings.secret, row, definitions.get(row.revision)),
    ),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(last) : null,
  });
}

/** One submission. Refuses `operator/not-found`. */
export async function readSubmission(
  { sql, settings }: Services,
  submissionId: string,
): Promise<Result<{ submission: DeskSubmission }, Refusal>> {
  const [row] = await sql<DeskSubmissionRow[]>`
    select ${deskColumns(sql)} from form_submissions s where s.id = ${submissionId}`;
  if (row === undefined) return err(notAtDesk);
  const found = await findRevision(sql, row.formId, row.revision);
  return ok({ submission: toDeskSubmission(settings.secret, row, found?.definition) });
}

/** Whether a form of this name exists. */
export async function isForm(sql: Database, formId: string): Promise<boolean> {
  const [form] = await sql`select 1 from forms where id = ${formId}`;
  return form !== undefined;
}

function deskColumns(sql: Queryable) {
  return sql`${submissionColumns(sql)}, coalesce(
    (select case when bool_and(d.delivered_at is not null) then 'delivered' else 'waiting' end
      from deliveries d where d.submission_id = s.id having count(*) > 0), 'none') as forwarding`;
}

const badCursor: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid; see errors for details.',
  errors: [{ path: 'query.cursor', message: 'Use a cursor from an earlier page.' }],
};
