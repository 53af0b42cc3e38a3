import type { ConsentPurpose } from '@pahiya/contracts/account/consent-contracts';
import type { Queryable } from './db/database.ts';

/** Called when an account withdraws a consent, in the transaction that records it, so that a module can erase what it
 * kept for the purpose. */
export type WithdrawalListener = (
  tx: Queryable,
  userId: string,
  purpose: ConsentPurpose,
) => Promise<void>;
