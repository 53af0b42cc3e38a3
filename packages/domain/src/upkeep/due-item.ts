import type { IstDate } from '../shared/ist-date.ts';
import type { WorkCategory } from './log-entry.ts';

/** One thing of a vehicle that falls due, as the log of its keeper knows it: what a reminder is about. Pure data; the
 * day is worked out again on every reading, so it moves with new readings and new work. */
export type DueItem = {
  readonly vehicleNumber: string;
  /** Stable for as long as the same thing is meant: with the vehicle and the account, the key of a series. */
  readonly subject: `work:${WorkCategory}`;
  /** First day on which it is due. May have passed. */
  readonly on: IstDate;
  /** Whether the days or the kilometres come first. */
  readonly by: 'date' | 'km';
  /** Reading at which it is due; null where only days count. */
  readonly atKm: number | null;
  readonly origin: {
    /** `own`: interval of the owner. `usual`: of a maker's schedule, to be checked in the manual. */
    readonly interval: 'own' | 'usual';
    /** When the work was last done. It changes when it is done again, which ends the older series. */
    readonly lastOn: IstDate;
    /** The odometer reading that the forecast starts from; null where kilometres do not count. Its age is to be shown. */
    readonly readingOn: IstDate | null;
  };
};
