import type { OwnHours } from '@pahiya/domain/messages/message-hours';
import type { Queryable } from '../../db/database.ts';

/** The hours in which a person wants messages; null: all in which any are sent. */
export async function selectOwnHours(sql: Queryable, userId: string): Promise<OwnHours | null> {
  const [row] = await sql<OwnHours[]>`
    select first_hour as first, last_hour as last from notice_hours where user_id = ${userId}`;
  return row ?? null;
}

/** Stores the hours of a person. */
export async function upsertOwnHours(
  tx: Queryable,
  userId: string,
  { first, last }: OwnHours,
): Promise<void> {
  await tx`
    insert into notice_hours (user_id, first_hour, last_hour) values (${userId}, ${first}, ${last})
    on conflict (user_id) do update set first_hour = excluded.first_hour,
      last_hour = excluded.last_hour`;
}

/** Forgets the hours of a person. */
export async function deleteOwnHours(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from notice_hours where user_id = ${userId}`;
}
