import type { Queryable } from './db/database.ts';

/** A withdrawn consent. */
export type ContactStopped = {
  readonly consentId: string;
  readonly firmId: string;
  readonly subjectId: string;
  readonly at: Date;
};

/** Called in the transaction in which a person withdraws a consent, so that other modules stop what it allowed. */
export type ContactStoppedListener = (tx: Queryable, stopped: ContactStopped) => Promise<void>;
