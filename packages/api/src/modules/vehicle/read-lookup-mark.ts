import { readLookupInput, type UnlistedKind } from '@pahiya/domain/registration/lookup-input';
import type { Mark, MarkRefusalCode } from '@pahiya/domain/registration/mark';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';

/** A vehicle number that can be looked up. */
export type LookupMark = Mark & {
  readonly kind: Exclude<Mark['kind'], UnlistedKind>;
};

/** Reads the vehicle number of a request. `path` names its field. Refuses `vehicle/not-a-mark` with the suggested
 * number, and `vehicle/not-in-register`. */
export function readLookupMark(input: string, path: string): Result<LookupMark, Refusal> {
  const reading = readLookupInput(input);
  switch (reading.kind) {
    case 'look-up':
      return ok(reading.mark as LookupMark);
    case 'explain':
      return err({ code: 'vehicle/not-in-register', detail: whyUnlisted[reading.reason] });
    case 'refused': {
      const { code, suggestion } = reading.refusal;
      const message = whyNoMark[code];
      return err({
        code: 'vehicle/not-a-mark',
        detail: suggestion === null ? message : `${message} Did you mean ${suggestion}?`,
        errors: [{ path, message }],
        ...(suggestion === null ? {} : { suggestion }),
      });
    }
  }
}

const whyUnlisted: Readonly<Record<UnlistedKind, string>> = {
  temporary: 'This is a temporary number. VAHAN has a record only for the permanent number.',
  trade:
    'This is a trade number of a dealer or maker. It does not identify a vehicle, so VAHAN has no record of it.',
  military:
    'Vehicles of the armed forces are registered with the Ministry of Defence, not in VAHAN.',
  diplomatic:
    'Vehicles of missions are registered with the Ministry of External Affairs, not in VAHAN.',
};

const whyNoMark: Readonly<Record<MarkRefusalCode, string>> = {
  'mark/empty': 'Enter a vehicle number, such as DL 8C AF 5030.',
  'mark/too-short': 'This vehicle number is not complete.',
  'mark/too-long': 'A vehicle number has at most 11 letters and digits.',
  'mark/stray-characters': 'A vehicle number has only letters, digits, spaces, dots and dashes.',
  'mark/no-such-state': 'No state has this code.',
  'mark/number-zero': 'The last four digits cannot be 0000.',
  'mark/bad-letters': 'The letters I and O are not used here; try 1 or 0.',
  'mark/bad-office': 'No RTO has this code.',
  'mark/future-year': 'The year of this BH number is in the future.',
  'mark/not-a-mark': 'This is not a valid Indian vehicle number.',
};
