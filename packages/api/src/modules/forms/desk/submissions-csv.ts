import { toCsv } from '@pahiya/domain/forms/csv';
import { type FormDefinition, fieldsOf } from '@pahiya/domain/forms/form-definition';
import { istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { findRevisions } from '../form-repository.ts';
import { openValues } from '../sealed-values.ts';
import { type SubmissionRow, submissionColumns } from '../submission-repository.ts';
import { isForm } from './list-submissions.ts';

const rowsAtMost = 10_000;
const dayMs = 86_400_000;
const lastDay = '2199-12-31';

/** Submissions of a form as CSV, oldest first, without those of bots. Days are in Indian time, both inclusive. If there
 * are too many, the last line says how many are missing, and from which day to continue. Columns are all fields of any
 * version in the rows, then the consents. Refuses `operator/not-found`. */
export async function submissionsCsv(
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  {
    formId,
    from,
    until,
  }: { formId: string; from?: string | undefined; until?: string | undefined },
): Promise<Result<FileAnswer, Refusal>> {
  const first = from === undefined ? new Date(0) : startOf(from);
  const last = startOf(until ?? lastDay);
  if (first === null) return err(badDay('from'));
  if (last === null) return err(badDay('until'));
  if (!(await isForm(sql, formId))) return err(notAtDesk);
  const meant = sql`s.form_id = ${formId} and not s.is_suspect
    and s.submitted_at >= ${first} and s.submitted_at < ${new Date(last.getTime() + dayMs)}`;
  const rows = await sql<SubmissionRow[]>`
    select ${submissionColumns(sql)} from form_submissions s where ${meant}
    order by s.submitted_at, s.id limit ${rowsAtMost}`;
  const [counted] = await sql<{ all: number }[]>`
    select count(*)::integer as all from form_submissions s where ${meant}`;
  const left = (counted?.all ?? 0) - rows.length;
  const revisions = [...new Set(rows.map(({ revision }) => revision))].sort((a, b) => b - a);
  const definitions = await findRevisions(sql, formId, revisions);
  const known = revisions.flatMap((revision) => definitions.get(revision) ?? []);
  const fields = unique(known.flatMap((one) => fieldsOf(one).map(({ id }) => id)));
  const consents = unique(known.flatMap((one: FormDefinition) => one.consents.map(({ id }) => id)));
  const table = rows.map((row) => {
    const values = openValues(settings.secret, row.id, row.valuesSealed);
    const given = new Map(
      row.consents.map(({ id, isGiven, textVersion }) => [
        id,
        `${isGiven ? 'yes' : 'no'} (${textVersion})`,
      ]),
    );
    return [
      row.id,
      row.submittedAt.toISOString(),
      String(row.revision),
      row.language,
      row.device,
      row.userId === null ? 'no' : 'yes',
      ...fields.map((field) => (values === null ? '(not readable)' : (values[field] ?? ''))),
      ...consents.map((consent) => given.get(consent) ?? ''),
    ];
  });
  const head = ['submission', 'submitted at (UTC)', 'version', 'language', 'device', 'signed in'];
  const text = toCsv([
    [...head, ...fields, ...consents.map((id) => `consent: ${id}`)],
    ...table,
    ...(left > 0 ? [[leftOut(left, rows.at(-1))]] : []),
  ]);
  return ok(
    new FileAnswer({
      bytes: Buffer.from(text),
      contentType: 'text/csv; charset=utf-8',
      fileName: `${formId.toLowerCase().replaceAll('_', '-')}.csv`,
    }),
  );
}

/** The last line of a truncated CSV. Continue with the day in it, as some of its rows may be missing. */
function leftOut(count: number, last: SubmissionRow | undefined): string {
  const day = last === undefined ? '' : ` Go on from ${istDateOf(last.submittedAt)}.`;
  return `(not whole: ${count} more came in on these days.${day})`;
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

/** Start of a day in India; null for a year that no submission can have. */
function startOf(day: string): Date | null {
  const date = parseIstDate(day);
  return date === null ? null : new Date(`${date}T00:00:00+05:30`);
}

function badDay(field: 'from' | 'until'): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [{ path: `query.${field}`, message: 'Enter a date from 1900 to 2199.' }],
  };
}
