import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../db/database.ts';

/** A person with an account. */
export type UserRow = {
  readonly userId: string;
  readonly mobile: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly language: Language;
  readonly createdAt: Date;
};

/** A person by id; null when the account was deleted. */
export async function findUser(sql: Queryable, userId: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`select ${userColumns(sql)} from users where id = ${userId}`;
  return row ?? null;
}

/** Columns of a `UserRow`. */
export function userColumns(sql: Queryable) {
  return sql`id as "userId", mobile, name, email, language, created_at as "createdAt"`;
}
