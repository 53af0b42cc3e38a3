import { readLookupInput, type UnlistedKind } from '@pahiya/domain/registration/lookup-input';
import type { Mark, MarkRefusalCode } from '@pahiya/domain/registration/mark';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';

/** A mark that the registry can be asked for. */
export type LookupMark = Mark & {
  readonly kind: Exclude<Mark['kind'], UnlistedKind>;
};

/** Reads the vehicle number of a request. `path` names the field it came in.
 * Refuses: `vehicle/not-a-mark` with the number probably meant, `vehicle/not-in-register`. */
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
  temporary:
    'This is a temporary mark. The national register answers only for the permanent one, which replaces it after registration.',
  trade:
    'This is a trade mark of a dealer or maker. It belongs to no single vehicle, so the national register has no record of it.',
  military:
    'Vehicles of the armed forces are registered by the Ministry of Defence and are not in the national register.',
  diplomatic:
    'Vehicles of missions are registered through the Ministry of External Affairs and are not in the national register.',
};

const whyNoMark: Readonly<Record<MarkRefusalCode, string>> = {
  'mark/empty': 'Give a vehicle number, such as DL 8C AF 5030.',
  'mark/too-short': 'This vehicle number is not complete.',
  'mark/too-long': 'A vehicle number has at most 11 letters and digits.',
  'mark/stray-characters': 'A vehicle number has only letters, digits, spaces, dots and dashes.',
  'mark/no-such-state': 'No state has the code this number begins with.',
  'mark/number-zero': 'The number 0000 is never issued.',
  'mark/bad-letters': 'The letters I and O are not issued in this place; they may be 1 and 0.',
  'mark/bad-office': 'No registering office has this code.',
  'mark/future-year': 'The year of this BH number is still to come.',
  'mark/not-a-mark': 'This is not in any form of Indian vehicle number.',
};
