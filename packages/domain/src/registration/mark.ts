import type { IstDate } from '../shared/ist-date.ts';
import type { Result } from '../shared/result.ts';

declare const vehicleNumberBrand: unique symbol;

/** A vehicle number in its customary compact form: office in two digits (Delhi: no leading zero), number in four:
 * `MH02AB0001`, `DL8CAF5030`, `22BH6517A`. Canonical: used in URLs, storage keys and registry requests. Created
 * only by {@link file://./vehicle-number.ts parseMark}. */
export type VehicleNumber = string & { readonly [vehicleNumberBrand]: 'VehicleNumber' };

/** Forms of vehicle numbers. Source: Motor Vehicles Act 1988 s. 41(6); Central Motor Vehicles Rules 1989 r. 47, 50,
 * 53A, 35; CMVR vintage amendment of 15 Jul 2021. Rule id: MARK-FORMS. */
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

/** Notes for the user about an accepted number.
 * - `old-form`: three letters and a number (before 1989), or a number without series letters that is short enough
 * to split differently: show it grouped for the user to check.
 * - `alias-state`: the state code was replaced (OR, UA, TS, DN); the number is unchanged.
 * - `ambiguous-letters`: has I or O where they are not issued or may be 1 or 0. */
export type MarkWarning = 'old-form' | 'alias-state' | 'ambiguous-letters';

/** A parsed vehicle number. */
export type Mark = {
  readonly kind: MarkKind;
  readonly vehicleNumber: VehicleNumber;
  /** Key for comparison: prefix as written, office without leading zero, series, number in four digits: `KA1A0007`.
   * Kinds without an office: same as the compact form. One-to-one with `vehicleNumber`. */
  readonly canonical: string;
  /** Grouped for reading: `MH 02 AB 0001`, `DL 8C AF 5030`, `22 BH 6517 A`. */
  readonly display: string;
  /** Current code of the state (`OR` gives `OD`); null for BH, pre-1989, military and diplomatic numbers. */
  readonly stateCode: string | null;
  /** State code as on the plate; null if none. */
  readonly writtenState: string | null;
  /** Registering office as in the office table, `MH12`, `DL03`; null if the number does not identify it (BH,
   * vintage, temporary, and the statewide AP39 and AP40). */
  readonly officeCode: string | null;
  /** Series letters, with Delhi's category letter first; null if none. */
  readonly series: string | null;
  /** The running number, in four digits where the form has four; null if none. */
  readonly number: string | null;
  /** Common prefix of neighbouring numbers (`MH02AB`, `22BH`), used to detect enumeration. */
  readonly seriesKey: string;
  /** Whether VAHAN has such numbers: not temporary, trade, military or diplomatic ones. */
  readonly isLookupable: boolean;
  readonly warnings: readonly MarkWarning[];
};

/** Why a text is not a vehicle number.
 * - `mark/empty`: nothing typed. - `mark/too-short`: fewer than 4 characters, or incomplete (`MH12AB`).
 * - `mark/too-long`: more than 11 characters and no longer form.
 * - `mark/stray-characters`: characters other than letters, digits, spaces, dots and dashes.
 * - `mark/no-such-state`: the first two letters are not a state code. - `mark/bad-office`: no office has that
 * number (0, three digits, Delhi above 13). - `mark/bad-letters`: I or O in a series, where they are not issued.
 * - `mark/number-zero`: 0000 is not issued. - `mark/future-year`: a BH number of a future year.
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

/** A refusal with a suggestion, which is offered and never applied silently. */
export type MarkRefusal = {
  readonly code: MarkRefusalCode;
  readonly suggestion: VehicleNumber | null;
};

/** Strictness. `record`: the text is from a registry, so I and O in a series are kept with a warning. `today` bounds
 * the year of a BH number; without it years up to 2040 are accepted. */
export type ReadOptions = {
  readonly source?: 'typed' | 'record';
  readonly today?: IstDate;
};

/** Result of one form: a number, a refusal, or null if the text does not have this form. */
export type FormAnswer = Result<Mark, MarkRefusalCode> | null;
