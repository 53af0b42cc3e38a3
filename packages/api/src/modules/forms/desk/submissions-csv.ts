import { type FormDefinition, fieldsOf } from '@pahiya/domain/forms/form-definition';
import { plainCell } from '@pahiya/domain/forms/plain-cell';
import { istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { stringify } from 'csv-stringify/sync';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { findDefinitions, isForm } from '../definition/find-form.ts';
import { openValues } from '../submissions/sealed-values.ts';
import {
  findSubmissionsBetween,
  type SubmissionRow,
} from '../submissions/submission-repository.ts';

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
  const { rows, total } = await findSubmissionsBetween(sql, {
    formId,
    from: first,
    before: new Date(last.getTime() + dayMs),
    limit: rowsAtMost,
  });
  const left = total - rows.length;
  const revisions = [...new Set(rows.map(({ revision }) => revision))].sort((a, b) => b - a);
  const definitions = await findDefinitions(sql, formId, revisions);
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
  const text = csvOf([
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

/** RFC 4180 with every cell in quotes and a byte-order mark, so that spreadsheets read Hindi. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(plainCell)),
    { bom: true, quoted: true, quoted_empty: true, record_delimiter: 'windows' },
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
