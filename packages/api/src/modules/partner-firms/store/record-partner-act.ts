import type { Queryable } from '../../../db/database.ts';
import { insertPartnerAct } from './partner-act-repository.ts';

/** Acts of a partner's members: a closed list. */
export type PartnerAct =
  | 'sign-in'
  | 'sign-out'
  | 'sign-out-device'
  | 'change-password'
  | 'ask-new-password'
  | 'set-new-password'
  | 'invite'
  | 'revoke-invitation'
  | 'accept-invitation'
  | 'change-member'
  | 'remove-member'
  | 'lead-accept'
  | 'lead-move'
  | 'lead-next-step'
  | 'lead-note'
  | 'lead-assign'
  | 'lead-confirm-erasure'
  | 'lead-show-number'
  | 'lead-call'
  | 'lead-dispute'
  | 'export-leads'
  | 'set-webhook'
  | 'remove-webhook'
  | 'replay-event'
  | 'add-branch'
  | 'close-branch'
  | 'make-key'
  | 'revoke-key'
  | 'propose-bank'
  | 'confirm-bank'
  | 'cancel-bank'
  | 'system-number'
  | 'system-next-step'
  | 'add-rule'
  | 'remove-rule'
  | 'make-offer'
  | 'revoke-offer'
  | 'call';

/** One act. `firmId` and `memberId`: null if unknown. `subject`: id of what was acted on. `outcome`: `done` or the code
 * of the refusal. */
export type PartnerActRecord = {
  readonly at: Date;
  readonly firmId: string | null;
  readonly memberId: string | null;
  readonly act: PartnerAct;
  readonly outcome: string;
  readonly subject?: string;
  readonly note?: string;
  readonly requestId?: string;
};

/** Records an act, also a refused one. */
export function recordPartnerAct(sql: Queryable, record: PartnerActRecord): Promise<void> {
  return insertPartnerAct(sql, record);
}
