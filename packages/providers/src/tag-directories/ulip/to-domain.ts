import type { TollCrossing, VehicleTag } from '@pahiya/domain/fastag/ports';
import { readDay, readInstant, readText } from '../../challan-sources/read-texts.ts';
import type { CrossingRecord, TagPairs } from './wire.ts';

/** A tag from its pairs, read by name and not by place; null without a tag id or status, or for another vehicle. */
export function toVehicleTag(vehicleNumber: string, detail: TagPairs): VehicleTag | null {
  const fields = new Map(detail.map(({ name, value }) => [name.trim().toUpperCase(), value]));
  const read = (name: string) => readText(fields.get(name));
  const tagId = read('TAGID');
  const status = read('TAGSTATUS');
  if (tagId === null || !/^[0-9A-F]{20,32}$/i.test(tagId) || status === null) return null;
  if (!isOf(vehicleNumber, read('REGNUMBER'))) return null;
  const classText = read('VEHICLECLASS');
  return {
    tagId: tagId.toUpperCase(),
    vehicleClass: classNumber(classText),
    vehicleClassText: classText,
    status: status.slice(0, 20),
    exceptionCode: codeOf(fields.get('EXCCODE')),
    issuedOn: readDay(fields.get('ISSUEDATE')),
    bankId: read('BANKID'),
    isCommercial: flagOf(read('COMVEHICLE')),
  };
}

/** A crossing; null without a plaza or a readable time, or for another vehicle. */
export function toCrossing(vehicleNumber: string, record: CrossingRecord): TollCrossing | null {
  const plaza = readText(record.tollPlazaName);
  const readAt = readInstant(record.readerReadTime);
  if (plaza === null || readAt === null || !isOf(vehicleNumber, readText(record.vehicleRegNo))) {
    return null;
  }
  return {
    sequence: readText(record.seqNo),
    plaza,
    direction: readText(record.laneDirection),
    readAt,
    vehicleClassText: readText(record.vehicleType),
    position: positionOf(record.tollPlazaGeocode),
  };
}

/** A record without a number, as of a tag issued on the chassis, is the one asked for. */
function isOf(vehicleNumber: string, written: string | null): boolean {
  if (written === null) return true;
  return written.replace(/[^A-Za-z0-9]/g, '').toUpperCase() === vehicleNumber;
}

function classNumber(text: string | null): number | null {
  const [, digits] = /^(?:VC)?\s*(\d{1,2})$/i.exec(text ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Codes have two digits; `0` is `00`. "None" in words is no code. */
function codeOf(written: string | undefined): string | null {
  const text = readText(written);
  return text === null ? null : text.slice(0, 20).padStart(2, '0');
}

function flagOf(text: string | null): boolean | null {
  if (text === null) return null;
  if (/^(t|true|y|yes)$/i.test(text)) return true;
  return /^(f|false|n|no)$/i.test(text) ? false : null;
}

function positionOf(text: string): TollCrossing['position'] {
  const [, latitude, longitude] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
