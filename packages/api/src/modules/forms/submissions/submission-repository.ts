import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** One consent as shown and answered. */
export type SubmittedConsent = {
  readonly id: string;
  readonly textVersion: string;
  readonly isGiven: boolean;
};

/** A submission as stored. */
export type SubmissionRow = {
  readonly id: string;
  readonly formId: string;
  readonly revision: number;
  /** Id of that revision. */
  readonly revisionId: string;
  readonly userId: string | null;
  readonly language: Language;
  readonly device: string;
  readonly valuesSealed: Buffer;
  readonly consents: readonly SubmittedConsent[];
  readonly isSuspect: boolean;
  readonly submittedAt: Date;
  readonly eraseAt: Date;
};

/** Stores a submission. */
export async function insertSubmission(
  tx: Transaction,
  row: SubmissionRow,
  contentHash: Uint8Array,
): Promise<void> {
  await tx`
    insert into form_submissions (id, form_id, revision, revision_id, user_id, language, device,
      values_sealed, consents, is_suspect, content_hash, submitted_at, erase_at)
    values (${row.id}, ${row.formId}, ${row.revision}, ${row.revisionId}, ${row.userId},
      ${row.language}, ${row.device}, ${row.valuesSealed}, ${tx.json(row.consents)},
      ${row.isSuspect}, ${contentHash}, ${row.submittedAt}, ${row.eraseAt})`;
}

/** An identical earlier submission since an instant. The lock serialises concurrent ones. */
export async function findSame(
  tx: Transaction,
  contentHash: Buffer,
  since: Date,
): Promise<string | null> {
  await tx`select pg_advisory_xact_lock(${contentHash.readInt32BE(0)}, ${contentHash.readInt32BE(4)})`;
  const [row] = await tx<{ id: string }[]>`
    select id from form_submissions
    where content_hash = ${contentHash} and submitted_at > ${since} limit 1`;
  return row?.id ?? null;
}

/** One submission; null when it does not exist (any more). */
export async function findSubmission(sql: Queryable, id: string): Promise<SubmissionRow | null> {
  const [row] = await sql<SubmissionRow[]>`
    select ${submissionColumns(sql)} from form_submissions s where s.id = ${id}`;
  return row ?? null;
}

/** A submission with its delivery state. */
export type DeskSubmissionRow = SubmissionRow & {
  readonly forwarding: 'none' | 'waiting' | 'delivered';
};

/** Submissions of a form, newest first, from a place in the list on. */
export async function findDeskSubmissions(
  sql: Queryable,
  {
    formId,
    isSuspect,
    after,
    limit,
  }: {
    readonly formId: string;
    readonly isSuspect: boolean;
    readonly after: { readonly submittedAt: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<readonly DeskSubmissionRow[]> {
  return sql<DeskSubmissionRow[]>`
    select ${deskColumns(sql)} from form_submissions s
    where s.form_id = ${formId} and s.is_suspect = ${isSuspect}
      ${after === null ? sql`` : sql`and (s.submitted_at, s.id) < (${after.submittedAt}, ${after.id})`}
    order by s.submitted_at desc, s.id desc limit ${limit}`;
}

/** One submission for the desk; null when it does not exist (any more). */
export async function findDeskSubmission(
  sql: Queryable,
  id: string,
): Promise<DeskSubmissionRow | null> {
  const [row] = await sql<DeskSubmissionRow[]>`
    select ${deskColumns(sql)} from form_submissions s where s.id = ${id}`;
  return row ?? null;
}

/** People's submissions of a form in a period, oldest first, with the number of all of them. */
export async function findSubmissionsBetween(
  sql: Queryable,
  {
    formId,
    from,
    before,
    limit,
  }: {
    readonly formId: string;
    readonly from: Date;
    readonly before: Date;
    readonly limit: number;
  },
): Promise<{ readonly rows: readonly SubmissionRow[]; readonly total: number }> {
  const meant = sql`s.form_id = ${formId} and not s.is_suspect
    and s.submitted_at >= ${from} and s.submitted_at < ${before}`;
  const rows = await sql<SubmissionRow[]>`
    select ${submissionColumns(sql)} from form_submissions s where ${meant}
    order by s.submitted_at, s.id limit ${limit}`;
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::integer as total from form_submissions s where ${meant}`;
  return { rows, total: counted?.total ?? 0 };
}

/** How many people submitted each form, and when last. */
export async function countSubmissions(
  sql: Queryable,
): Promise<ReadonlyMap<string, { readonly count: number; readonly last: Date | null }>> {
  const rows = await sql<{ formId: string; count: number; last: Date | null }[]>`
    select form_id as "formId", count(*)::integer as count, max(submitted_at) as last
    from form_submissions where not is_suspect group by form_id`;
  return new Map(rows.map(({ formId, ...counted }) => [formId, counted]));
}

/** Submissions of an account, oldest first. */
export async function findSubmissionsOf(
  sql: Queryable,
  userId: string,
): Promise<readonly SubmissionRow[]> {
  return sql<SubmissionRow[]>`
    select ${submissionColumns(sql)} from form_submissions s
    where s.user_id = ${userId} order by s.submitted_at, s.id`;
}

/** Erases the submissions of an account. */
export async function deleteSubmissionsOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from form_submissions where user_id = ${userId}`;
}

/** Erases submissions that are due, and suspected bots' up to an instant; returns how many. */
export async function deleteDueSubmissions(
  tx: Transaction,
  { at, suspectUntil }: { readonly at: Date; readonly suspectUntil: Date },
): Promise<number> {
  const { count } = await tx`
    delete from form_submissions
    where erase_at <= ${at} or (is_suspect and submitted_at <= ${suspectUntil})`;
  return count;
}

function deskColumns(sql: Queryable) {
  return sql`${submissionColumns(sql)}, coalesce(
    (select case when bool_and(d.delivered_at is not null) then 'delivered' else 'waiting' end
      from deliveries d where d.submission_id = s.id having count(*) > 0), 'none') as forwarding`;
}

function submissionColumns(sql: Queryable) {
  return sql`s.id, s.form_id as "formId", s.revision, s.revision_id as "revisionId", s.user_id as "userId", s.language, s.device,
    s.values_sealed as "valuesSealed", s.consents, s.is_suspect as "isSuspect",
    s.submitted_at as "submittedAt", s.erase_at as "eraseAt"`;
}
