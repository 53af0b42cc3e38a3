import type { RegistrySource } from '../rc/ports.ts';
import { addDays, addYears, daysBetween, type IstDate } from '../shared/ist-date.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** A class that a licence covers, as the register writes it, e.g. `LMV`. */
export type LicenceClass = { readonly code: string; readonly isTransport: boolean };

/** A driving licence as the register has it. */
export type DrivingLicence = {
  readonly number: string;
  /** Masked by the register. */
  readonly holder: string | null;
  /** Raw status, e.g. `Active`. */
  readonly status: string | null;
  readonly issuedOn: IstDate | null;
  /** Last valid day for private vehicles; null where the register states none. */
  readonly privateUpto: IstDate | null;
  /** Last valid day for transport vehicles; null without such a class. */
  readonly transportUpto: IstDate | null;
  readonly classes: readonly LicenceClass[];
};

/** The register of driving licences (ULIP `SARATHI/01`). It answers only to number and date of birth together. */
export type LicenceRegistry = {
  readonly source: RegistrySource;
  /** Null: no licence with this number and date of birth, which is an answer. */
  readonly licenceOf: (
    asked: { readonly number: string; readonly bornOn: IstDate },
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Result<DrivingLicence | null, ProviderFailure>>;
};

/** Reads a licence number as typed, with or without spaces and hyphens: state, RTO, year, seven digits. Null for
 * anything else. Source: pattern of SARATHI/01. */
export function readLicenceNumber(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '');
  return /^[A-Z]{2}\d{2}(?:19|20)\d{2}\d{7}$/.test(plain) ? plain : null;
}

/** What follows from the last valid day. `renew`: it can be renewed from a year before; `expired`: not valid, renewed
 * without a test upto a year after; `retest`: only with a test. The last valid day counts whole.
 * Source: Motor Vehicles Act 1988 s. 15. Rule ids: DL-VALIDITY, DL-GRACE. */
export function licenceStanding(upto: IstDate, today: IstDate) {
  const renewFrom = addYears(upto, -1);
  const noTestUpto = addYears(upto, 1);
  const state =
    today > noTestUpto
      ? ('retest' as const)
      : today > upto
        ? ('expired' as const)
        : today >= renewFrom
          ? ('renew' as const)
          : ('valid' as const);
  return { state, daysLeft: daysBetween(today, upto), renewFrom, noTestUpto };
}

/** Last valid day of a licence for private vehicles by the holder's age on its day of issue: upto 40 for those under
 * 30, ten years for those under 50, upto 60 for those under 55, five years after that. The day before the birthday or
 * anniversary is the last one. Source: Motor Vehicles Act 1988 s. 14 (2) as amended from 1 September 2019.
 * Rule id: DL-VALIDITY. */
export function privateLicenceUpto(bornOn: IstDate, issuedOn: IstDate): IstDate {
  const isUnder = (years: number) => issuedOn < addYears(bornOn, years);
  const end = isUnder(30)
    ? addYears(bornOn, 40)
    : isUnder(50)
      ? addYears(issuedOn, 10)
      : isUnder(55)
        ? addYears(bornOn, 60)
        : addYears(issuedOn, 5);
  return addDays(end, -1);
}

/** The first day of the present rule of {@link privateLicenceUpto}: an older licence follows what was law then. */
export const privateLicenceRuleFrom = '2019-09-01' as IstDate;
