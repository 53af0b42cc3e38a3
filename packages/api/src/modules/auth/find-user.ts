import type { Queryable } from '../../db/database.ts';
import { lockUserRow, selectUser, selectUserByMobile, type UserRow } from './user-repository.ts';

export type { UserRow };

/** A person by id; null when the account was deleted. */
export function findUser(sql: Queryable, userId: string): Promise<UserRow | null> {
  return selectUser(sql, userId);
}

/** A person by mobile; null without an account. */
export function findUserByMobile(sql: Queryable, mobile: string): Promise<UserRow | null> {
  return selectUserByMobile(sql, mobile);
}

/** Makes concurrent transactions about one person wait for each other. False when the account was deleted. */
export function lockUser(tx: Queryable, userId: string): Promise<boolean> {
  return lockUserRow(tx, userId);
}
