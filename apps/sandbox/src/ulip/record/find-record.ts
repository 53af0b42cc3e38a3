import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import { addDays, addYears, type IstDate, partsOf } from '@pahiya/domain/shared/ist-date';
import { curatedRecord } from './curated.ts';
import { generateRecord } from './generate-record.ts';
import type { VahanRecord } from './vahan-record.ts';

/** The registry's result for a number. */
export type Finding =
  | { readonly kind: 'found'; readonly record: VahanRecord }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'down' };

/** Looks up a number as typed by a caller. The last digits select a behaviour: `0000` and `0404` are not found
 * (`0000` is never issued, so a careful caller refuses it before the request; `0404` gives the same result with a
 * valid number), for `0005` the registry is down, `3007` is a new vehicle without a policy on record. Numbers that cannot be registered are not found. */
export function findRecord(text: string, today: IstDate): Finding {
  const parsed = parseMark(text);
  if (!parsed.ok || !parsed.value.isLookupable) return { kind: 'not-found' };
  const mark = parsed.value;
  const number = (mark.number ?? '').padStart(4, '0');
  if (number === '0404' || number === '0000') return { kind: 'not-found' };
  if (number === '0005') return { kind: 'down' };
  const generated = () => {
    const record = generateRecord(mark, today);
    return number === '3007' ? newVehicle(record, today) : record;
  };
  return { kind: 'found', record: curatedRecord(mark.vehicleNumber, today) ?? generated() };
}

/** The vehicle as registered twenty days ago, before its first policy came to the register. */
function newVehicle(record: VahanRecord, today: IstDate): VahanRecord {
  const registeredOn = addDays(today, -20);
  const { year, month } = partsOf(addDays(registeredOn, -40));
  const registrationUpto = addDays(addYears(registeredOn, 15), -1);
  return {
    ...record,
    ...{ registeredOn, registrationUpto, fitnessUpto: registrationUpto, ownerSerial: 1 },
    ...{ manufactured: { year, month }, normText: 'BHARAT STAGE VI', status: 'ACTIVE' },
    ...{ insurer: 'NA', policyNumber: 'NA', thirdPartyUpto: null, ownDamageUpto: null },
    ...{ puc: null, blacklist: null, noc: null },
  };
}
