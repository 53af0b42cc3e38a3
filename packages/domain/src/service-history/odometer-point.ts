import type { IstDate } from '../shared/ist-date.ts';

/** One odometer reading. */
export type OdometerPoint = {
  /** Id of the line that gave it. */
  readonly id: string;
  readonly on: IstDate;
  /** Whole km as written down. */
  readonly km: number;
  /** Id of the source. */
  readonly source: string;
};

/** What a reading shows when compared with the others. Readings that agree have no flag. */
export type OdometerFlag = { readonly point: OdometerPoint } & (
  | {
      readonly flag: 'rollback' | 'check' | 'small';
      readonly dropKm: number;
      /** A later reading agrees with the lower series. */
      readonly isConfirmed: boolean;
      /** The highest trusted reading before it. */
      readonly against: OdometerPoint;
    }
  | { readonly flag: 'typo' }
  | {
      readonly flag: 'changed';
      /** Added to this and all later readings: a lower bound, as the reading at the change itself is unknown. */
      readonly offsetKm: number;
      readonly shownKm: number;
    }
  | { readonly flag: 'implausible-high' | 'suspect-low'; readonly kmPerYear: number }
  | { readonly flag: 'first-late'; readonly years: number }
);

/** How serious a flag is: `red` disagrees, `amber` needs a photo of the odometer, `grey` is a typing error, `note` is
 * worth a question. */
export function levelOf({ flag }: Pick<OdometerFlag, 'flag'>): 'red' | 'amber' | 'grey' | 'note' {
  switch (flag) {
    case 'rollback':
      return 'red';
    case 'check':
      return 'amber';
    case 'typo':
      return 'grey';
    default:
      return 'note';
  }
}
