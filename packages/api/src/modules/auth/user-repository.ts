import { randomUUID } from 'node:crypto';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../db/database.ts';
import { type UserRow, userColumns } from './find-user.ts';

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
