import type { Account } from '@pahiya/contracts/account/account-contracts';
import { maskMobile } from '@pahiya/domain/rc/mask';
import type { UserRow } from '../auth/find-user.ts';

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
