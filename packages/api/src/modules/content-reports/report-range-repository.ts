import type { ReportedKind } from '@pahiya/domain/reports/report-reasons';
import type { Queryable, Transaction } from '../../db/database.ts';

type Subject = { readonly kind: ReportedKind; readonly subjectId: string };

/** The key under which ranges of reports of a thing are digested; the one offered, if it has none. */
export async function keyOfSubject(
  tx: Transaction,
  { kind, subjectId }: Subject,
  offered: Buffer,
): Promise<Buffer> {
  await tx`insert into content_report_keys (kind, subject_id, key)
    values (${kind}, ${subjectId}, ${offered}) on conflict do nothing`;
  const [row] = await tx<{ key: Buffer }[]>`select key from content_report_keys
    where kind = ${kind} and subject_id = ${subjectId}`;
  return row?.key ?? offered;
}

/** The number of a range among the reports of a thing: that of a report with the same digest since, or a new one. */
export async function numberOfRange(
  tx: Transaction,
  { kind, subjectId }: Subject,
  { digest, since }: { readonly digest: Buffer; readonly since: Date },
): Promise<number> {
  const [row] = await tx<{ number: number }[]>`
    select coalesce(min(range_number) filter (
        where range_digest = ${digest} and decision is null and reported_at > ${since}),
      coalesce(max(range_number), 0) + 1)::int as number
    from content_reports where kind = ${kind} and subject_id = ${subjectId}`;
  return row?.number ?? 1;
}

/** Deletes digests of reports filed before an instant, and keys of things that have none left; returns the number of
 * digests. */
export async function deleteRanges(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`update content_reports set range_digest = null
    where range_digest is not null and reported_at < ${before}`;
  await sql`delete from content_report_keys k where not exists (select from content_reports r
    where r.kind = k.kind and r.subject_id = k.subject_id and r.range_digest is not null)`;
  return count;
}
