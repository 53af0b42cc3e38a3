import { randomUUID } from 'node:crypto';
import type { SignedInUser } from '@pahiya/contracts/auth/session-contracts';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../db/database.ts';
import { maskMobile } from './mobile.ts';

/** A person with an account. */
export type UserRow = {
  readonly userId: string;
  readonly mobile: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly language: Language;
  readonly createdAt: Date;
};

/** The account of a mobile, made at its first sign-in. */
export async function signInUser(tx: Queryable, mobile: string, now: Date): Promise<UserRow> {
  const [row] = await tx<UserRow[]>`
    insert into users (id, mobile, created_at, last_signed_in_at)
    values (${randomUUID()}, ${mobile}, ${now}, ${now})
    on conflict (mobile) do update set last_signed_in_at = excluded.last_signed_in_at
    returning ${columns(tx)}`;
  if (row === undefined) throw new Error('an upsert returns its row');
  return row;
}

/** A person by id; null when the account has been deleted meanwhile. */
export async function findUser(sql: Queryable, userId: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`select ${columns(sql)} from users where id = ${userId}`;
  return row ?? null;
}

/** A person as pages see them. */
export function toSignedInUser({ userId, name, mobile, language }: UserRow): SignedInUser {
  return { userId, name, mobileMasked: maskMobile(mobile), language };
}

function columns(sql: Queryable) {
  return sql`id as "userId", mobile, name, email, language, created_at as "createdAt"`;
}
