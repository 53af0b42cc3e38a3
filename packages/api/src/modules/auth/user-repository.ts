import { randomUUID } from 'node:crypto';
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

/** A change of an account: null clears a field, a missing one is unchanged. */
export type UserChange = {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly language?: Language | undefined;
};

/** A person by id. */
export async function selectUser(sql: Queryable, userId: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`select ${userColumns(sql)} from users where id = ${userId}`;
  return row ?? null;
}

/** Locks the row of a person until the end of the transaction. */
export async function lockUserRow(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx`select from users where id = ${userId} for no key update`;
  return rows.length > 0;
}

/** A person by mobile; null without an account. */
export async function selectUserByMobile(sql: Queryable, mobile: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`
    select ${userColumns(sql)} from users where mobile = ${mobile}`;
  return row ?? null;
}

/** The account of a mobile, created at its first sign-in; an existing one keeps its language. */
export async function signInUser(
  tx: Queryable,
  { mobile, language = 'en' }: { readonly mobile: string; readonly language?: Language },
  now: Date,
): Promise<UserRow> {
  const [row] = await tx<UserRow[]>`
    insert into users (id, mobile, language, created_at, last_signed_in_at)
    values (${randomUUID()}, ${mobile}, ${language}, ${now}, ${now})
    on conflict (mobile) do update set last_signed_in_at = excluded.last_signed_in_at
    returning ${userColumns(tx)}`;
  if (row === undefined) throw new Error('an upsert returns its row');
  return row;
}

/** Updates the given fields. */
export async function updateUser(
  sql: Queryable,
  userId: string,
  { name, email, language }: UserChange,
): Promise<void> {
  await sql`
    update users set
      name = case when ${name !== undefined} then ${name ?? null} else name end,
      email = case when ${email !== undefined} then ${email ?? null} else email end,
      language = coalesce(${language ?? null}, language)
    where id = ${userId}`;
}

/** Deletes a person and returns the mobile; null when there is none. */
export async function deleteUserRow(tx: Queryable, userId: string): Promise<string | null> {
  const [row] = await tx<{ mobile: string }[]>`
    delete from users where id = ${userId} returning mobile`;
  return row?.mobile ?? null;
}

function userColumns(sql: Queryable) {
  return sql`id as "userId", mobile, name, email, language, created_at as "createdAt"`;
}
