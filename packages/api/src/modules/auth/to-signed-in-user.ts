import type { SignedInUser } from '@pahiya/contracts/auth/session-contracts';
import { maskMobile } from '@pahiya/domain/rc/mask';
import type { UserRow } from './find-user.ts';

/** A person as pages see them. */
export function toSignedInUser({ userId, name, mobile, language }: UserRow): SignedInUser {
  return { userId, name, mobileMasked: maskMobile(mobile), language };
}
