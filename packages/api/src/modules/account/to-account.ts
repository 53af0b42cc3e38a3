import type { Account } from '@pahiya/contracts/account/account-contracts';
import { maskMobile } from '../auth/mobile.ts';
import type { UserRow } from '../auth/user-repository.ts';

/** A person's row as the account page gets it. */
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
