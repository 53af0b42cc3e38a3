import type { IstDate } from '../shared/ist-date.ts';
import type { Result } from '../shared/result.ts';

declare const vehicleNumberBrand: unique symbol;

/** The mark on a number plate in its customary compact form: office in two digits (Delhi: no leading zero),
 * number in four: `MH02AB0001`, `DL8CAF5030`, `22BH6517A`. Used in addresses, storage keys and requests to the
 * registry. One mark has one such text. Made only by {@link file://./vehicle-number.ts parseMark}. */
export type VehicleNumber = string & { readonly [vehicleNumberBrand]: 'VehicleNumber' };

/** Forms of marks. Source: Motor Vehicles Act 1988 s. 41(6); Central Motor Vehicles Rules
 * 1989 r. 47, 50, 53A, 35; CMVR vintage amendment of 15 Jul 2021. Rule id: MARK-FORMS. */
export type MarkKind =
  | 'classic'
  | 'delhi'
  | 'bharat'
  | 'vintage'
  | 'pre-1989'
  | 'temporary'
  | 'trade'
  | 'military'
  | 'diplomatic';

/** Notes for the reader about an accepted mark.
 * - `old-form`: three letters and a number (before 1989), or a mark without series letters that was typed so
 *   short that office and number could be split otherwise: show it grouped and let the person check.
 * - `alias-state`: the state code was replaced (OR, UA, TS, DN); the mark stays as it is.
 * - `ambiguous-letters`: has I or O where they are not issued or may be 1 or 0. */
export type MarkWarning = 'old-form' | 'alias-state' | 'ambiguous-letters';

/** A number plate's mark, read. */
export type Mark = {
  readonly kind: MarkKind;
  readonly vehicleNumber: VehicleNumber;
  /** Key for comparing marks: prefix as written, office without leading zero, series, number in four digits:
   * `KA1A0007`. Kinds without an office: as the compact form. One-to-one with `vehicleNumber`. */
  readonly canonical: string;
  /** Grouped for reading: `MH 02 AB 0001`, `DL 8C AF 5030`, `22 BH 6517 A`. */
  readonly display: string;
  /** Current code of the state (`OR` gives `OD`); null for BH, pre-1989, military and diplomatic marks. */
  readonly stateCode: string | null;
  /** State code as on the plate; null where there is none. */
  readonly writtenState: string | null;
  /** Registering office as in the office table, `MH12`, `DL03`; null when the mark does not tell it
   * (BH, vintage, temporary, and the state-wide AP39 and AP40). */
  readonly officeCode: string | null;
  /** Series letters, with Delhi's category letter first; null where there are none. */
  readonly series: string | null;
  /** The running number, in four digits where the form has four; null where there is none. */
  readonly number: string | null;
  /** What neighbouring numbers share (`MH02AB`, `22BH`): enumeration is counted by it. */
  readonly seriesKey: string;
  /** Whether VAHAN has such marks: not temporary, trade, military or diplomatic ones. */
  readonly isLookupable: boolean;
  readonly warnings: readonly MarkWarning[];
};

/** Why a text is not a mark.
 * - `mark/empty`: nothing typed. - `mark/too-short`: fewer than 4 characters, or a mark not finished (`MH12AB`).
 * - `mark/too-long`: more than 11 characters and no form that may be longer.
 * - `mark/stray-characters`: something other than letters, digits, spaces, dots and dashes.
 * - `mark/no-such-state`: the first two letters are no state's code. - `mark/bad-office`: no office has that
 *   number (0, three digits, Delhi above 13). - `mark/bad-letters`: I or O in a series, where they are not issued.
 * - `mark/number-zero`: 0000 is not issued. - `mark/future-year`: a BH mark of a year to come.
 * - `mark/not-a-mark`: any other text. */
export type MarkRefusalCode =
  | 'mark/empty'
  | 'mark/too-short'
  | 'mark/too-long'
  | 'mark/stray-characters'
  | 'mark/no-such-state'
  | 'mark/number-zero'
  | 'mark/bad-letters'
  | 'mark/bad-office'
  | 'mark/future-year'
  | 'mark/not-a-mark';

/** A refusal, with the probable mark: offered, never applied silently. */
export type MarkRefusal = {
  readonly code: MarkRefusalCode;
  readonly suggestion: VehicleNumber | null;
};

/** How strictly a mark is read. `record`: a registry wrote it, so I and O in a series are kept with a warning.
 * `today` bounds the year of a BH mark; without it years to 2040 pass. */
export type ReadOptions = {
  readonly source?: 'typed' | 'record';
  readonly today?: IstDate;
};

/** The answer of one form: a mark, a refusal, or null when the text is not of this form at all. */
export type FormAnswer = Result<Mark, MarkRefusalCode> | null;
