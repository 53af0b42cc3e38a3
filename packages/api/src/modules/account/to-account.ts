import type { Account } from '@pahiya/contracts/account/account-contracts';
import type { UserRow } from '../auth/find-user.ts';
import { maskMobile } from '../auth/mobile.ts';

/** A person's row in the shape of the account page. */
export function toAccount({ userId, mobile, name, email, language, createdAt }: UserRow): Account {
  return {
    userId,
    mobileMasked: maskMobile(mobile),
    name,
    email,
    language,
    createdAt: createdAt.toISOString(),
  };
}
