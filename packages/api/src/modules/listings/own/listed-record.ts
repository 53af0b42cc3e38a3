import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import type { ListedRecord } from '@pahiya/domain/listings/listing';
import { readColour } from '@pahiya/domain/listings/read-colour';
import { type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';

/** What a listing keeps of a record and of the challans read with it: no identity. */
export function listedRecord(
  { record, source, fetchedAt }: Pick<VehicleAnswer, 'record' | 'source' | 'fetchedAt'>,
  challans: ListedRecord['challans'],
): ListedRecord {
  const { insurance, manufactured } = record;
  return {
    readAt: fetchedAt,
    source: source.name,
    isSandbox: source.sandbox,
    status: record.status.code,
    fuel: record.fuel.code === 'other' ? null : record.fuel.code,
    norm: record.norm.code,
    registeredOn: dayOf(record.registeredOn),
    owners: record.ownerSerial,
    colour: readColour(record.colour),
    hasLoan: record.financier !== null,
    isBlacklisted: record.blacklist !== null,
    hasNoc: record.noc !== null,
    insuredUntil: dayOf(insurance.ownDamageUpto ?? insurance.thirdPartyUpto),
    madeYear: manufactured?.year ?? null,
    challans,
  };
}

function dayOf(text: string | null): IstDate | null {
  return text === null ? null : parseIstDate(text);
}
