import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Transaction } from '../../db/database.ts';

/** A few facts of a record, stored as JSON between two looks. */
export type WatchedFacts = Readonly<Record<string, string | number | boolean | null>>;

/** A watch as its kind sees it. */
export type Watch = {
  readonly kind: string;
  /** The kind's own id of what it watches for. */
  readonly subject: string;
  readonly userId: string;
  readonly vehicleNumber: VehicleNumber;
  /** Day on which it was due. */
  readonly nextOn: IstDate;
  /** Last day of the watch. */
  readonly untilOn: IstDate;
};

/** An answer of the register. */
export type WatchAnswer<Facts extends WatchedFacts> = {
  /** Facts of the last record that could be seen; null before the first. */
  readonly before: Facts | null;
  /** Facts of this record. `not-found`: the register has none; `hidden`: its owner hides it from this person. */
  readonly now: Facts | 'not-found' | 'hidden';
  /** Whether the facts differ from an earlier record. False for the first one, and when nothing could be seen. */
  readonly isChanged: boolean;
  /** Time of the record. */
  readonly fetchedAt: Date;
  readonly today: IstDate;
};

/** What a module brings to have records watched. Its functions run in the transaction that stores the answer, once per
 * answer; they call nobody, and enqueue a task for what takes longer. A source that did not answer is no answer: the
 * watch stays due, and the kind is not called. */
export type WatchKind<Facts extends WatchedFacts> = {
  /** What of a record matters. Only this is stored: as little as possible, and nothing that the record masks. */
  readonly look: (record: RcRecord) => Facts;
  /** Returns the day to ask next, or null to end the watch. */
  readonly onAnswer: (
    tx: Transaction,
    watch: Watch,
    answer: WatchAnswer<Facts>,
  ) => Promise<IstDate | null>;
  /** Called when the last day is over and the watch ends without `onAnswer` having ended it. */
  readonly onEnd?: (tx: Transaction, watch: Watch) => Promise<void>;
};

/** A kind of any facts. */
export type AnyWatchKind = WatchKind<WatchedFacts>;

/** Kinds by the name stored with their watches. */
export type WatchKinds = Readonly<Record<string, AnyWatchKind>>;

/** A kind for the list of kinds. */
export function watchKind<Facts extends WatchedFacts>(kind: WatchKind<Facts>): AnyWatchKind {
  return {
    ...kind,
    // Its own `look` made what is stored.
    onAnswer: (tx, watch, answer) => kind.onAnswer(tx, watch, answer as WatchAnswer<Facts>),
  };
}
