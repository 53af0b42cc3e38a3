import type { Queryable } from '../../../db/database.ts';

/** What a dealer is told. */
export type DealerNewsKind = 'drive-booked' | 'drive-cancelled' | 'car-paused' | 'car-back';

/** The car, and when it is to be driven: no person. */
export type DealerNewsFacts = { readonly car: string; readonly startsAt: string | null };

export type DealerNewsRow = {
  readonly newsId: string;
  readonly firmId: string;
  readonly memberId: string;
  readonly kind: DealerNewsKind;
  readonly facts: DealerNewsFacts;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled';
};

/** Stores news for a member; false: told before. */
export async function insertDealerNews(
  tx: Queryable,
  row: Omit<DealerNewsRow, 'state'> & { readonly subject: string; readonly at: Date },
): Promise<boolean> {
  const { count } = await tx`
    insert into dealer_news (id, firm_id, member_id, kind, subject, facts, created_at)
    values (${row.newsId}, ${row.firmId}, ${row.memberId}, ${row.kind}, ${row.subject},
      ${tx.json(row.facts)}, ${row.at})
    on conflict do nothing`;
  return count === 1;
}

/** Marks waiting news as being sent; null: another worker has it, or it is over. */
export async function takeDealerNews(
  sql: Queryable,
  newsId: string,
): Promise<DealerNewsRow | null> {
  const [row] = await sql<DealerNewsRow[]>`
    update dealer_news set state = 'sending' where id = ${newsId} and state = 'waiting'
    returning id as "newsId", firm_id as "firmId", member_id as "memberId", kind, facts, state`;
  return row ?? null;
}

export async function updateDealerNews(
  sql: Queryable,
  newsId: string,
  state: DealerNewsRow['state'],
): Promise<void> {
  await sql`update dealer_news set state = ${state} where id = ${newsId}`;
}

export async function deleteDealerNews(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from dealer_news where created_at < ${before}`;
}
