import type { Due } from '@pahiya/domain/rc/dues';
import { isBs4OrNewer } from '@pahiya/domain/rc/norm';
import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import { addMonths, addYears, type IstDate, isBefore } from '@pahiya/domain/shared/ist-date';

/** Start of a paper's period, for the bar only: the record has end dates, so the usual period is subtracted. Never
 * shown as text. Null where there is no usual period. */
export function periodStart(record: RcRecord, due: Pick<Due, 'document' | 'upto'>): IstDate | null {
  const { upto } = due;
  if (upto === null) return null;
  switch (due.document) {
    case 'own-damage':
      return notBefore(record.registeredOn, addYears(upto, -1));
    case 'third-party':
      return longThirdParty(record, upto) ?? notBefore(record.registeredOn, addYears(upto, -1));
    case 'puc':
      return addMonths(upto, isBs4OrNewer(record.norm.code) === false ? -6 : -12);
    case 'registration':
      return registrationStart(record, upto);
    case 'fitness':
      return record.isTransport === true
        ? fitnessStart(record, upto)
        : registrationStart(record, upto);
    case 'tax':
    case 'permit':
      return null;
  }
}

/** Bundled insurance of three or five years runs from the registration. */
function longThirdParty(record: RcRecord, upto: IstDate): IstDate | null {
  const { registeredOn } = record;
  if (registeredOn === null) return null;
  const isFromNew = isBefore(upto, addMonths(registeredOn, 5 * 12 + 2));
  return isFromNew && isBefore(addYears(registeredOn, 1), upto) ? registeredOn : null;
}

/** 15 years from new, then five years each. */
function registrationStart(record: RcRecord, upto: IstDate): IstDate | null {
  const { registeredOn } = record;
  if (registeredOn === null) return null;
  const isFirst = !isBefore(addMonths(registeredOn, 15 * 12 + 1), upto);
  return isFirst ? registeredOn : addYears(upto, -5);
}

/** Two years each for the first eight years, then one. */
function fitnessStart(record: RcRecord, upto: IstDate): IstDate {
  const { registeredOn } = record;
  const isYoung = registeredOn !== null && !isBefore(addYears(registeredOn, 8), upto);
  return addYears(upto, isYoung ? -2 : -1);
}

function notBefore(limit: IstDate | null, start: IstDate): IstDate {
  return limit !== null && isBefore(start, limit) ? limit : start;
}
