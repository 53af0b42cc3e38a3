import type { exportAccount } from '@pahiya/contracts/account/account-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Queryable } from '../../db/database.ts';

/** A list of an account's export that a module fills. */
export type ExportSection = Exclude<
  keyof AnswerOf<typeof exportAccount>,
  'exportedAt' | 'account' | 'devices' | 'consents' | 'events'
>;

/** Something that outlives the account, with the reason that a person is told. */
export type KeptRecord = {
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
