import type { updateAccount } from '@pahiya/contracts/account/account-contracts';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import { updateUser } from './user-repository.ts';

type Changes = z.output<NonNullable<(typeof updateAccount)['body']>>;

/** Updates the given fields: an empty text clears one, a missing field is unchanged. */
export function changeUser(
  sql: Queryable,
  userId: string,
  { name, email, language }: Changes,
): Promise<void> {
  return updateUser(sql, userId, { name: emptyToNull(name), email: emptyToNull(email), language });
}

function emptyToNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text;
}
