import type { GrievanceKind, GrievanceOutcome } from '@pahiya/domain/grievances/grievance-kinds';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../db/database.ts';

/** A complaint as it is stored; `*Sealed` is encrypted, null once erased. */
export type GrievanceRow = {
  readonly id: string;
  readonly ticket: string;
  readonly kind: GrievanceKind;
  readonly subjectPath: string;
  readonly nameSealed: Uint8Array | null;
  readonly contactSealed: Uint8Array | null;
  readonly wordsSealed: Uint8Array | null;
  readonly language: Language;
  readonly receivedAt: Date;
  readonly resolveBy: Date;
  readonly outcome: GrievanceOutcome | null;
  readonly answerSealed: Uint8Array | null;
  readonly decidedAt: Date | null;
};

type NewGrievance = Omit<GrievanceRow, 'outcome' | 'answerSealed' | 'decidedAt'> & {
  readonly acknowledgeBy: Date;
};

const columns = (sql: Queryable) => sql`id, ticket, kind, subject_path as "subjectPath",
  name_sealed as "nameSealed", contact_sealed as "contactSealed", words_sealed as "wordsSealed",
  language, received_at as "receivedAt", resolve_by as "resolveBy", outcome,
  answer_sealed as "answerSealed", decided_at as "decidedAt"`;

/** Stores a complaint, acknowledged by the answer to it; false: its number is taken. */
export async function insertGrievance(tx: Transaction, row: NewGrievance): Promise<boolean> {
  const { count } = await tx`
    insert into grievances (id, ticket, kind, subject_path, name_sealed, contact_sealed,
      words_sealed, language, received_at, acknowledge_by, acknowledged_at, resolve_by)
    values (${row.id}, ${row.ticket}, ${row.kind}, ${row.subjectPath}, ${row.nameSealed},
      ${row.contactSealed}, ${row.wordsSealed}, ${row.language}, ${row.receivedAt},
      ${row.acknowledgeBy}, ${row.receivedAt}, ${row.resolveBy})
    on conflict (ticket) do nothing`;
  return count === 1;
}

/** A complaint by id. */
export async function selectGrievance(sql: Queryable, id: string): Promise<GrievanceRow | null> {
  const [row] = await sql<GrievanceRow[]>`select ${columns(sql)} from grievances where id = ${id}`;
  return row ?? null;
}

/** The same, locked. */
export async function lockGrievance(tx: Transaction, id: string): Promise<GrievanceRow | null> {
  const [row] = await tx<
    GrievanceRow[]
  >`select ${columns(tx)} from grievances where id = ${id} for update`;
  return row ?? null;
}

/** Complaints without a decision, nearest deadline first. */
export async function selectOpenGrievances(
  sql: Queryable,
  atMost: number,
): Promise<readonly GrievanceRow[]> {
  return sql<GrievanceRow[]>`select ${columns(sql)} from grievances where decided_at is null
    order by resolve_by, id limit ${atMost}`;
}

/** How many wait, and how many of them too long. */
export async function countOpenGrievances(sql: Queryable, now: Date) {
  const [row] = await sql<{ open: number; overdue: number }[]>`
    select count(*)::int as open, count(*) filter (where resolve_by < ${now})::int as overdue
    from grievances where decided_at is null`;
  return row ?? { open: 0, overdue: 0 };
}

export async function updateDecided(
  tx: Transaction,
  id: string,
  decided: {
    readonly outcome: GrievanceOutcome;
    readonly answerSealed: Uint8Array;
    readonly operatorId: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx`update grievances set outcome = ${decided.outcome},
    answer_sealed = ${decided.answerSealed}, decided_by = ${decided.operatorId},
    decided_at = ${decided.at} where id = ${id}`;
}

/** Erases names, addresses and words of complaints decided before; kind, times and outcome stay for the figures. */
export async function eraseDecided(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`update grievances set name_sealed = null, contact_sealed = null,
      words_sealed = null, answer_sealed = null, subject_path = ''
    where decided_at < ${before} and (words_sealed is not null or answer_sealed is not null)`;
  return count;
}

/** Complaints received in a stretch of time about content, by kind; `late`: decided too late, or still open and overdue
 * at `now`. */
export async function selectGrievanceFigures(
  sql: Queryable,
  { from, until, now }: { readonly from: Date; readonly until: Date; readonly now: Date },
) {
  type Row = { kind: string; received: number; decided: number; late: number };
  const within = sql`received_at >= ${from} and received_at < ${until}`;
  const byKind = await sql<Row[]>`
    select kind, count(*)::int as received, count(decided_at)::int as decided,
      count(*) filter (where coalesce(decided_at, ${now}::timestamptz) > resolve_by)::int as late
    from grievances where ${within} group by kind order by kind`;
  const [median] = await sql<{ minutes: number | null }[]>`
    select round(percentile_cont(0.5) within group (
      order by extract(epoch from decided_at - received_at) / 60))::int as minutes
    from grievances where ${within} and decided_at is not null`;
  return { byKind, minutes: median?.minutes ?? null };
}
