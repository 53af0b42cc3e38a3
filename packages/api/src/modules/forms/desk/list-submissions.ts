import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  deskSubmissions as contract,
  DeskSubmission,
} from '@pahiya/contracts/forms/desk-form-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { findDefinitions, findFormRevision, isForm } from '../definition/find-form.ts';
import { findDeskSubmission, findDeskSubmissions } from '../submissions/submission-repository.ts';
import { toDeskSubmission } from './desk-submission.ts';
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
  const isSuspect = show === 'suspect';
  const rows = await findDeskSubmissions(sql, { formId, isSuspect, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const definitions = await findDefinitions(sql, formId, [
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
  const row = await findDeskSubmission(sql, submissionId);
  if (row === null) return err(notAtDesk);
  const found = await findFormRevision(sql, row.formId, row.revision);
  return ok({ submission: toDeskSubmission(settings.secret, row, found?.definition) });
}

const badCursor: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid; see errors for details.',
  errors: [{ path: 'query.cursor', message: 'Use a cursor from an earlier page.' }],
};
