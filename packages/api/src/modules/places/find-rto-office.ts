import type { AnswerOf } from '@pahiya/contracts/contract';
import type { findRtoOffice as contract } from '@pahiya/contracts/places/place-contracts';
import { findOffice, normaliseOfficeCode } from '@pahiya/domain/places/rto-offices';
import { findState } from '@pahiya/domain/places/states';
import type { Mark } from '@pahiya/domain/registration/mark';
import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';

/** Finds the office of a plate code (`DL08`, `dl-8`, `DL 08`) or of a full vehicle number. */
export function findRtoOffice(typed: string): Result<AnswerOf<typeof contract>, Refusal> {
  const reading = parseMark(typed);
  const code = normaliseOfficeCode(typed) ?? (reading.ok ? officeCodeOf(reading.value) : null);
  const row = code === null ? null : findOffice(code);
  const state = row === null ? null : findState(row.stateCode);
  if (code === null || row?.office == null || state === null) {
    return err({
      code: 'places/unknown-office',
      detail: reading.ok ? whyNone(reading.value) : whyNoCode(code),
    });
  }
  return ok({
    office: {
      code: row.code,
      display: `${row.code.slice(0, 2)} ${row.code.slice(2)}`,
      office: row.office,
      city: row.city,
      district: row.district,
      stateCode: state.code,
      state: state.name,
      status: row.status,
      confidence: row.confidence,
      issuedFor: row.issuedFor ?? null,
    },
    note: row.note ?? null,
  });
}

/** The number's RTO code; a statewide series keeps its plate code (`AP39`). */
function officeCodeOf(mark: Mark): string | null {
  if (mark.officeCode !== null) return mark.officeCode;
  if (mark.kind !== 'classic') return null;
  return normaliseOfficeCode(mark.display.split(' ').slice(0, 2).join(''));
}

function whyNone({ kind, writtenState, stateCode }: Mark): string {
  if (kind === 'bharat')
    return 'BH-series numbers are valid across India and are not tied to an RTO.';
  if (writtenState !== null && writtenState !== stateCode) {
    return `${writtenState} is the former code of ${findState(writtenState)?.name}. Its offices are listed under ${stateCode}.`;
  }
  return 'This number does not identify an RTO.';
}

function whyNoCode(code: string | null): string {
  return code === null
    ? 'Enter an RTO code such as DL08, or a full vehicle number.'
    : `No RTO has the code ${code}.`;
}
