import type { AnswerOf } from '@pahiya/contracts/contract';
import type { findRtoOffice as contract } from '@pahiya/contracts/places/place-contracts';
import { findOffice, normaliseOfficeCode } from '@pahiya/domain/places/rto-offices';
import { findState } from '@pahiya/domain/places/states';
import type { Mark } from '@pahiya/domain/registration/mark';
import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';

/** The office behind a plate code as people write it (`DL08`, `dl-8`, `DL 08`), or behind a whole vehicle number.
 * The note says what a reader must know: a code of old, or one that tells no more than the state. */
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
      display: `${row.code.slice(0, 2)}-${row.code.slice(2)}`,
      office: row.office,
      city: row.city,
      district: row.district,
      stateCode: state.code,
      state: state.name,
      status: row.status,
      confidence: row.confidence,
    },
    note: row.note ?? null,
  });
}

/** The mark's office; a mark of a state-wide series keeps the code it is written with (`AP39`). */
function officeCodeOf(mark: Mark): string | null {
  if (mark.officeCode !== null) return mark.officeCode;
  if (mark.kind !== 'classic') return null;
  return normaliseOfficeCode(mark.display.split(' ').slice(0, 2).join(''));
}

function whyNone({ kind, writtenState, stateCode }: Mark): string {
  if (kind === 'bharat') return 'A BH number names no office: it is valid in the whole country.';
  if (writtenState !== null && writtenState !== stateCode) {
    return `${writtenState} is an older code of ${findState(writtenState)?.name}. Its offices are listed under ${stateCode}.`;
  }
  return 'The office cannot be told from this number.';
}

function whyNoCode(code: string | null): string {
  return code === null
    ? 'Give an office code such as DL08, or a whole vehicle number.'
    : `No office has the code ${code}.`;
}
