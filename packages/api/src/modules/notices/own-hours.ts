import { allHours, type OwnHours } from '@pahiya/domain/messages/message-hours';
import type { Queryable } from '../../db/database.ts';
import { deleteOwnHours, selectOwnHours, upsertOwnHours } from './own-hours-repository.ts';

/** The hours between which a person gets messages. */
export async function readOwnHours(sql: Queryable, userId: string): Promise<OwnHours> {
  return (await selectOwnHours(sql, userId)) ?? allHours;
}

/** Stores the hours between which a person wants messages; all hours are no row. */
export async function chooseOwnHours(
  tx: Queryable,
  userId: string,
  hours: OwnHours,
): Promise<void> {
  const isAll = hours.first === allHours.first && hours.last === allHours.last;
  if (isAll) await deleteOwnHours(tx, userId);
  else await upsertOwnHours(tx, userId, hours);
}
