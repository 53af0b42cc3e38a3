import type { OperatorRole } from '@pahiya/contracts/operator-roles';
import type { ReportedKind, ReportReason } from '@pahiya/domain/reports/report-reasons';
import type { Queryable, Transaction } from './db/database.ts';
import type { Services } from './services.ts';

/** A reported thing as the desk sees it. */
export type ReportedThing = {
  /** What it is about, in the words of its page. */
  readonly title: string;
  readonly text: string;
  /** Page that shows it, without the language. */
  readonly path: string;
  readonly isShown: boolean;
};

/** A kind of thing that people can report. Its module adds it to its tools when it registers. */
export type ReportSubject = {
  readonly kind: ReportedKind;
  /** Who decides its reports. */
  readonly role: OperatorRole;
  /** Things by id; those that do not exist are absent. */
  readonly find: (
    sql: Queryable,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, ReportedThing>>;
  /** Hides a thing; false when it is hidden already. Marks its pages as changed. */
  readonly hide: (tx: Transaction, id: string, hiding: Hiding) => Promise<boolean>;
  /** Whether an operator wrote the thing, so that another one decides. */
  readonly isOwn?: (tx: Transaction, id: string, operatorId: string) => Promise<boolean>;
  /** Called when reports were decided without hiding the thing. */
  readonly keep?: (tx: Transaction, id: string, now: Date) => Promise<void>;
  /** Called after a complaint that gives hours for the thing: its decision is due then, and it may be hidden until. */
  readonly awaitDecision?: (tx: Transaction, id: string, awaited: AwaitedDecision) => Promise<void>;
  /** Called after a report was stored: for kinds that reports alone can hide until somebody decides. */
  readonly onReported?: (services: Pick<Services, 'sql' | 'now'>, id: string) => Promise<void>;
};

export type Hiding = {
  readonly reason: ReportReason;
  readonly operatorId: string;
  readonly now: Date;
};

export type AwaitedDecision = {
  readonly reason: ReportReason;
  readonly dueAt: Date;
  readonly now: Date;
  readonly isHidden: boolean;
};
