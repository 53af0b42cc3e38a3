import type { ActKind } from '@pahiya/domain/community/post-states';
import type { Queryable, Transaction } from '../../../db/database.ts';

type OwnSubject = { readonly kind: ActKind; readonly id: string; readonly userId: string };

/** The last decision about an own text that took it down, merged it or closed it for replies, or about one's own right to
 * write; null: there is none that lasts. */
export async function findOwnDecision(
  tx: Transaction,
  { kind, id, userId, now }: OwnSubject & { readonly now: Date },
) {
  type Row = { actId: number; operatorId: string | null; actedAt: Date };
  const texts = kind === 'post' ? tx`community_posts` : tx`community_comments`;
  const isClosed = kind === 'post' ? tx`w.is_locked` : tx`false`;
  const own =
    kind === 'member'
      ? tx`select s.public_id as id, array['suspend'] as acts from community_suspensions s
          where s.public_id = ${id} and s.user_id = ${userId} and s.lifted_at is null
            and (s.ends_at is null or s.ends_at > ${now})`
      : tx`select w.public_id as id, case when w.state in ('removed', 'hidden')
            then array['remove', 'hide', 'merge'] else array['lock'] end as acts
          from ${texts} w where w.public_id = ${id} and w.author_id = ${userId}
            and (w.state in ('removed', 'hidden') or w.state = 'live' and ${isClosed})`;
  const [row] = await tx<Row[]>`
    select a.act_id as "actId", a.operator_id as "operatorId", a.acted_at as "actedAt"
    from (${own}) w join community_acts a on a.subject_id = w.id and a.kind = ${kind}
    where a.act = any(w.acts) order by a.act_id desc limit 1`;
  return row ?? null;
}

/** Files an appeal; false: this decision has one already. */
export async function insertAppeal(
  tx: Transaction,
  appeal: {
    readonly actId: number;
    readonly operatorId: string | null;
    readonly userId: string;
    readonly words: string;
    readonly now: Date;
    readonly dueAt: Date;
  },
): Promise<boolean> {
  const { actId, operatorId, userId, words, now, dueAt } = appeal;
  const { count } = await tx`
    insert into community_appeals (act_id, act_operator_id, user_id, words, filed_at, due_at)
    values (${actId}, ${operatorId}, ${userId}, ${words}, ${now}, ${dueAt}) on conflict do nothing`;
  return count > 0;
}

export type AppealRow = {
  readonly appealId: number;
  readonly kind: ActKind;
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly reason: string | null;
  readonly words: string;
  readonly filedAt: Date;
  readonly dueAt: Date;
  readonly operatorId: string | null;
};

/** Appeals without an answer, nearest deadline first. */
export async function selectAppeals(sql: Queryable): Promise<readonly AppealRow[]> {
  return sql<AppealRow[]>`
    select p.appeal_id as "appealId", a.kind, a.subject_id as id,
      coalesce(o.title, q.title, m.handle, '') as title,
      coalesce(o.source, c.source, '') as text, a.act,
      a.reason, p.words, p.filed_at as "filedAt", p.due_at as "dueAt",
      p.act_operator_id as "operatorId"
    from community_appeals p join community_acts a on a.act_id = p.act_id
      left join community_posts o on a.kind = 'post' and o.public_id = a.subject_id
      left join community_comments c on a.kind = 'comment' and c.public_id = a.subject_id
      left join community_posts q on q.post_id = c.post_id
      left join community_people m on a.kind = 'member' and m.user_id = p.user_id
    where p.decided_at is null order by p.due_at, p.appeal_id limit 50`;
}

/** An appeal with what it is about, locked; null if there is none without an answer. */
export async function lockAppeal(tx: Transaction, appealId: number) {
  type Row = {
    kind: ActKind;
    id: string;
    act: string;
    operatorId: string | null;
    userId: string | null;
  };
  const [row] = await tx<Row[]>`
    select a.kind, a.subject_id as id, a.act, p.act_operator_id as "operatorId", p.user_id as "userId"
    from community_appeals p join community_acts a on a.act_id = p.act_id
    where p.appeal_id = ${appealId} and p.decided_at is null for update of p`;
  return row ?? null;
}

/** Answers an appeal. The table refuses the moderator whose act it is against. */
export async function answerAppeal(
  tx: Transaction,
  appealId: number,
  answer: { readonly isGranted: boolean; readonly operatorId: string; readonly now: Date },
): Promise<void> {
  await tx`update community_appeals set is_granted = ${answer.isGranted},
    decided_by = ${answer.operatorId}, decided_at = ${answer.now} where appeal_id = ${appealId}`;
}
