import type { Transaction } from './db/database.ts';

/** Called in the transaction that removes a partner's member, so that other modules take over what was the member's. */
export type MemberRemovedListener = (
  tx: Transaction,
  removed: { readonly firmId: string; readonly memberId: string; readonly at: Date },
) => Promise<void>;
