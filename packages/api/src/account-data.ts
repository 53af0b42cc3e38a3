import type { exportAccount } from '@pahiya/contracts/account/account-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import {
  endOfPeriod,
  type KeptPeriod,
  type KeptRecordId,
  keptRule,
} from '@pahiya/domain/shared/kept-after-deletion';
import type { Database, Queryable, Transaction } from './db/database.ts';

/** A list in an account's export that a module fills. */
export type ExportSection = Exclude<
  keyof AnswerOf<typeof exportAccount>,
  'exportedAt' | 'account' | 'devices' | 'consents' | 'events'
>;

/** Data kept after the account is deleted. */
export type KeptRecord = {
  readonly id: KeptRecordId;
  readonly what: string;
  readonly why: string;
  /** RFC 3339, UTC. */
  readonly until: string;
};

/** Export and deletion of a module's personal data. Each module with a table that has `user_id` adds one to its
 * tools when it registers. */
export type AccountDataSource = {
  readonly name: string;
  /** All data by section of the export, in readable words. */
  readonly exportFor: (
    sql: Queryable,
    userId: string,
  ) => Promise<Partial<Record<ExportSection, Record<string, unknown>[]>>>;
  /** Takes ahead, in short transactions of its own, what would make others wait for the one that deletes the account. What
   * is left or added meanwhile is for `deleteFor`. */
  readonly prepare?: (sql: Database, userId: string) => Promise<void>;
  /** Deletes it, in the transaction that deletes the account. */
  readonly deleteFor: (tx: Transaction, userId: string) => Promise<void>;
  /** What is kept: without a link to the person, or because a law requires it. */
  readonly kept?: (now: Date) => readonly KeptRecord[];
};

/** A row of the retention table for an account deleted now. `period` where an operator configured a longer one. */
export function keptRecord(
  id: KeptRecordId,
  what: string,
  now: Date,
  period: KeptPeriod = keptRule(id).period,
): KeptRecord {
  return { id, what, why: keptRule(id).law, until: endOfPeriod(now, period).toISOString() };
}
