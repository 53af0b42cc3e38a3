import type { ReportedKind, ReportReason } from '@pahiya/domain/reports/report-reasons';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { ReportRange } from './range-of-report.ts';

/** A report as it is filed. */
export type NewReport = {
  readonly id: string;
  readonly kind: ReportedKind;
  readonly subjectId: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly userId: string | null;
  readonly reportedAt: Date;
  readonly range?: ReportRange | null;
};

/** Stores a report; a person's second open one of the same thing is dropped. */
export async function insertReport(sql: Queryable, report: NewReport): Promise<void> {
  const { id, kind, subjectId, reason, note, userId, reportedAt, range } = report;
  await sql`
    insert into content_reports (id, kind, subject_id, reason, note, user_id, reported_at,
      range_digest, range_number)
    values (${id}, ${kind}, ${subjectId}, ${reason}, ${note}, ${userId}, ${reportedAt},
      ${range?.digest ?? null}, ${range?.number ?? null})
    on conflict do nothing`;
}

/** A thing with open reports. */
export type OpenSubject = {
  readonly kind: ReportedKind;
  readonly subjectId: string;
  readonly count: number;
  readonly reports: readonly OpenReport[];
};
type OpenReport = {
  readonly reason: ReportReason;
  readonly note: string;
  readonly isSignedIn: boolean;
  /** RFC 3339. */
  readonly reportedAt: string;
};

/** Things with open reports, longest waiting first, each with its first reports. */
export async function selectOpen(
  sql: Queryable,
  kinds: readonly ReportedKind[],
  { subjects, reports }: { readonly subjects: number; readonly reports: number },
): Promise<readonly OpenSubject[]> {
  return sql<OpenSubject[]>`
    select r.kind, r.subject_id as "subjectId", count(*)::int as count,
      (select json_agg(json_build_object('reason', f.reason, 'note', f.note,
          'isSignedIn', f.user_id is not null, 'reportedAt', f.reported_at)
          order by f.reported_at, f.id)
        from (select * from content_reports o where o.decision is null and o.kind = r.kind
          and o.subject_id = r.subject_id order by o.reported_at, o.id limit ${reports}) f) as reports
    from content_reports r
    where r.decision is null and r.kind = any(${[...kinds]})
    group by r.kind, r.subject_id order by min(r.reported_at), r.subject_id limit ${subjects}`;
}

/** Open reports of things of one kind. */
export async function selectOpenOf(
  sql: Queryable,
  kind: ReportedKind,
  subjectIds: readonly string[],
): Promise<
  readonly {
    readonly subjectId: string;
    readonly reason: ReportReason;
    readonly userId: string | null;
    readonly reportedAt: Date;
    readonly range: number | null;
  }[]
> {
  return sql`
    select subject_id as "subjectId", reason, user_id as "userId", reported_at as "reportedAt",
      range_number as range
    from content_reports where kind = ${kind} and subject_id = any(${[...subjectIds]}::uuid[])
      and decision is null order by reported_at, id limit 1000`;
}

/** People whose reports of a thing were decided at an instant. */
export async function selectDecidedAt(
  sql: Queryable,
  { kind, subjectId, at }: { kind: ReportedKind; subjectId: string; at: Date },
): Promise<readonly string[]> {
  const rows = await sql<{ userId: string }[]>`
    select distinct user_id as "userId" from content_reports where kind = ${kind}
      and subject_id = ${subjectId} and decided_at = ${at} and user_id is not null`;
  return rows.map(({ userId }) => userId);
}

/** How many things have open reports. */
export async function countOpen(sql: Queryable, kinds: readonly ReportedKind[]): Promise<number> {
  const [row] = await sql<{ open: number }[]>`
    select count(distinct (kind, subject_id))::int as open from content_reports
    where decision is null and kind = any(${[...kinds]})`;
  return row?.open ?? 0;
}

type Decided = {
  readonly kind: ReportedKind;
  readonly subjectId: string;
  readonly decision: 'kept' | 'hidden' | 'gone';
  readonly operatorId: string | null;
  readonly now: Date;
};

/** Closes the open reports of a thing; returns how many. */
export async function closeReports(tx: Queryable, decided: Decided): Promise<number> {
  const { kind, subjectId, decision, operatorId, now } = decided;
  const { count } = await tx`
    update content_reports set decision = ${decision}, decided_at = ${now},
      decided_by = ${operatorId}, range_digest = null
    where kind = ${kind} and subject_id = ${subjectId} and decision is null`;
  await tx`delete from content_report_keys where kind = ${kind} and subject_id = ${subjectId}`;
  return count;
}

/** Opens reports that were closed since with a thing that is there again. */
export async function reopenGone(
  tx: Queryable,
  { kind, subjectId, since }: Pick<Decided, 'kind' | 'subjectId'> & { readonly since: Date },
): Promise<void> {
  await tx`update content_reports set decision = null, decided_at = null
    where kind = ${kind} and subject_id = ${subjectId} and decision = 'gone'
      and decided_at >= ${since}`;
}

/** Whether a thing has a decided report. */
export async function hasDecided(
  tx: Queryable,
  { kind, subjectId }: Pick<Decided, 'kind' | 'subjectId'>,
): Promise<boolean> {
  const { count } = await tx`
    select from content_reports where kind = ${kind} and subject_id = ${subjectId}
      and decision is not null limit 1`;
  return count === 1;
}

/** All reports of a person, for the account's export. */
export async function reportsOf(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select kind as "of", reason, note, reported_at as "reportedAt", decision,
      decided_at as "decidedAt", range_digest is not null as "hasAddressRange"
    from content_reports where user_id = ${userId} order by reported_at desc`;
}

/** Erases author and note of a person's reports; the reports stay. */
export async function eraseReporter(tx: Queryable, userId: string): Promise<void> {
  await tx`update content_reports set user_id = null, note = '', range_digest = null
    where user_id = ${userId}`;
}

/** Deletes reports decided earlier; returns their number. */
export async function deleteDecided(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from content_reports where decided_at < ${before}`;
  return count;
}

/** Reports of one thing are decided one after the other. */
export async function lockSubject(
  tx: Transaction,
  { kind, subjectId }: Pick<Decided, 'kind' | 'subjectId'>,
): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext(${`content-report ${kind} ${subjectId}`}))`;
}

type Filed = { readonly from: Date; readonly until: Date };

/** Reports filed in a stretch of time, by reason, and the median minutes to a decision. */
export async function selectReportFigures(
  sql: Queryable,
  kinds: readonly ReportedKind[],
  { from, until }: Filed,
) {
  type Row = { reason: string; filed: number; decided: number; agreed: number };
  const within = sql`kind = any(${[...kinds]}) and reported_at >= ${from} and reported_at < ${until}`;
  const byReason = await sql<Row[]>`
    select reason, count(*)::int as filed, count(decided_at)::int as decided,
      count(*) filter (where decision = 'hidden')::int as agreed
    from content_reports where ${within} group by reason order by reason`;
  const [median] = await sql<{ minutes: number | null }[]>`
    select round(percentile_cont(0.5) within group (
      order by extract(epoch from decided_at - reported_at) / 60))::int as minutes
    from content_reports where ${within} and decided_at is not null`;
  return { byReason, minutes: median?.minutes ?? null };
}

/** People who filed reports since a day: how many were filed, judged and agreed with, most often wrong first. */
export async function selectReporters(
  sql: Queryable,
  kinds: readonly ReportedKind[],
  { since, atMost }: { readonly since: Date; readonly atMost: number },
) {
  type Row = { userId: string; filed: number; judged: number; agreed: number };
  return sql<Row[]>`
    select user_id as "userId", count(*)::int as filed, count(decided_at)::int as judged,
      count(*) filter (where decision = 'hidden')::int as agreed
    from content_reports
    where user_id is not null and kind = any(${[...kinds]}) and reported_at >= ${since}
    group by user_id
    order by count(*) filter (where decision = 'kept') desc, count(*) desc, user_id limit ${atMost}`;
}

/** How many of the last fifty decided reports of each person were judged and agreed with; people without one are absent. */
export async function selectJudged(
  sql: Queryable,
  kinds: readonly ReportedKind[],
  userIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly judged: number; readonly agreed: number }>> {
  const rows = await sql<{ userId: string; judged: number; agreed: number }[]>`
    select u.id as "userId", count(*)::int as judged,
      count(*) filter (where r.decision = 'hidden')::int as agreed
    from unnest(${[...userIds]}::uuid[]) u(id) cross join lateral (
      select decision from content_reports where user_id = u.id and kind = any(${[...kinds]})
        and decision in ('kept', 'hidden')
      order by decided_at desc, id limit 50) r
    group by u.id`;
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]));
}
