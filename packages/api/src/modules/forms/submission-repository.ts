import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../db/database.ts';

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
    insert into form_submissions (id, form_id, revision, user_id, language, device, values_sealed,
      consents, is_suspect, content_hash, submitted_at, erase_at)
    values (${row.id}, ${row.formId}, ${row.revision}, ${row.userId}, ${row.language},
      ${row.device}, ${row.valuesSealed}, ${tx.json(row.consents)},
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

/** Columns of a `SubmissionRow`; the query aliases the table as `s`. */
export function submissionColumns(sql: Queryable) {
  return sql`s.id, s.form_id as "formId", s.revision, s.user_id as "userId", s.language, s.device,
    s.values_sealed as "valuesSealed", s.consents, s.is_suspect as "isSuspect",
    s.submitted_at as "submittedAt", s.erase_at as "eraseAt"`;
}
