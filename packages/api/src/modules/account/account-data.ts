import type { exportAccount } from '@pahiya/contracts/account/account-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import {
  endOfPeriod,
  type KeptPeriod,
  type KeptRecordId,
  keptRule,
} from '@pahiya/domain/shared/kept-after-deletion';
import type { Queryable } from '../../db/database.ts';

/** A list of an account's export that a module fills. */
export type ExportSection = Exclude<
  keyof AnswerOf<typeof exportAccount>,
  'exportedAt' | 'account' | 'devices' | 'consents' | 'events'
>;

/** Something that outlives the account. */
export type KeptRecord = {
  readonly id: KeptRecordId;
  readonly what: string;
  readonly why: string;
  /** RFC 3339, UTC. */
  readonly until: string;
};

/** What a module holds about a person: it hands it out and deletes it. Each module with a table that has `user_id`
 * provides one; `app.ts` gives the list to the account module. */
export type AccountDataSource = {
  readonly name: string;
  /** Everything held, by section of the export, in words a person can read. */
  readonly exportFor: (
    sql: Queryable,
    userId: string,
  ) => Promise<Partial<Record<ExportSection, Record<string, unknown>[]>>>;
  /** Deletes it, within the transaction that deletes the account. */
  readonly deleteFor: (tx: Queryable, userId: string) => Promise<void>;
  /** What stays, without a link to the person or because a law asks for it. */
  readonly kept?: (now: Date) => readonly KeptRecord[];
};

/** A row of the retention table for an account deleted now. `period` where an operator keeps it longer. */
export function keptRecord(
  id: KeptRecordId,
  what: string,
  now: Date,
  period: KeptPeriod = keptRule(id).period,
): KeptRecord {
  return { id, what, why: keptRule(id).law, until: endOfPeriod(now, period).toISOString() };
}
