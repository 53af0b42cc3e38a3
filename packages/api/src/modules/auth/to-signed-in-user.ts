import type { SignedInUser } from '@pahiya/contracts/auth/session-contracts';
import type { UserRow } from './find-user.ts';
import { maskMobile } from './mobile.ts';

/** A person as pages see them. */
export function toSignedInUser({ userId, name, mobile, language }: UserRow): SignedInUser {
  return { userId, name, mobileMasked: maskMobile(mobile), language };
}
