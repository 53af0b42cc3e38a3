import type { Queryable } from '../../../db/database.ts';

/** A decision that should have been made. */
export type Overdue = {
  readonly kind: 'post' | 'comment' | 'appeal';
  readonly id: string;
  readonly dueAt: Date;
  readonly isTold: boolean;
};

const overdue = (sql: Queryable, now: Date) => sql`
  select 'post' as kind, public_id::text as id, due_at from community_posts where due_at < ${now}
  union all
  select 'comment', public_id::text, due_at from community_comments where due_at < ${now}
  union all
  select 'appeal', appeal_id::text, due_at from community_appeals
    where decided_at is null and due_at < ${now}`;

/** Texts and appeals past their deadline, in a fixed order. */
export async function selectOverdue(sql: Queryable, now: Date): Promise<readonly Overdue[]> {
  return sql<Overdue[]>`
    select o.kind, o.id, o.due_at as "dueAt", t.kind is not null as "isTold"
    from (${overdue(sql, now)}) o
      left join community_overdue_told t on (t.kind, t.subject_id, t.due_at) = (o.kind, o.id, o.due_at)
    order by o.kind, o.id, o.due_at`;
}

/** Notes that the officer knows of them, and forgets those that no longer wait. */
export async function markTold(sql: Queryable, now: Date): Promise<void> {
  await sql`
    insert into community_overdue_told (kind, subject_id, due_at, told_at)
    select o.kind, o.id, o.due_at, ${now} from (${overdue(sql, now)}) o
    on conflict do nothing`;
  await sql`
    delete from community_overdue_told t where not exists (select from (${overdue(sql, now)}) o
      where (o.kind, o.id, o.due_at) = (t.kind, t.subject_id, t.due_at))`;
}
