import {
  checkAddress,
  checkDate,
  checkDomainName,
  checkEmail,
  checkIndianRegistration,
  checkMobile,
  checkName,
  checkPin,
  checkVehicleNumber,
  type FieldRefusal,
  hasSpecialCharacters,
} from '../shared/patterns.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { FieldPattern, FormConsent, FormField } from './form-definition.ts';

/** Why a field of a form was refused. The web app has the text. */
export type FormFaultCode =
  | FieldRefusal
  | 'needed'
  | 'too-long'
  | 'not-an-option'
  | 'special-characters'
  | 'consent-needed';

/** Error of a field (or a consent) of a form. */
export type FormFault = { readonly field: string; readonly code: FormFaultCode };

/** Maximum length of any text field, in characters; a field may set a lower limit. */
export const longestText = { text: 200, 'long-text': 2000 } as const;

/** Stored value of a ticked box. */
export const ticked = 'yes';

/** Parses and normalizes the values of some fields of a form; empty and unknown fields are dropped. Refuses with all
 * errors, one per field, in the order of the fields. */
export function readValues(
  fields: readonly FormField<unknown>[],
  typed: Readonly<Record<string, string>>,
): Result<Readonly<Record<string, string>>, readonly FormFault[]> {
  const values: Record<string, string> = {};
  const faults: FormFault[] = [];
  for (const field of fields) {
    const text = Object.hasOwn(typed, field.id) ? (typed[field.id] ?? '').trim() : '';
    const read = readField(field, text);
    if (!read.ok) faults.push({ field: field.id, code: read.error });
    else if (read.value !== '') values[field.id] = read.value;
  }
  return faults.length > 0 ? err(faults) : ok(values);
}

/** Required consents that were not given. */
export function missingConsents(
  consents: readonly FormConsent<unknown>[],
  given: readonly string[],
): readonly FormFault[] {
  return consents
    .filter(({ id, isRequired }) => isRequired && !given.includes(id))
    .map(({ id }) => ({ field: id, code: 'consent-needed' }));
}

function readField(field: FormField<unknown>, text: string): Result<string, FormFaultCode> {
  if (text === '') return field.isRequired ? err('needed') : ok('');
  switch (field.kind) {
    case 'tick':
      return text === ticked ? ok(ticked) : err('not-an-option');
    case 'select':
    case 'radio':
      return field.options.some(({ value }) => value === text) ? ok(text) : err('not-an-option');
    default: {
      // Browsers send line breaks as two characters.
      const plain = text.replace(/\r\n?/g, '\n');
      if (plain.length > longestTyped(field)) return err('too-long');
      const read = field.pattern === null ? ok(plain) : checks[field.pattern](plain);
      // Spaces and a country code that the pattern removes do not count: `+91 98765 43210` is ten digits.
      return read.ok && read.value.length > (field.maxLength ?? plain.length)
        ? err('too-long')
        : read;
    }
  }
}

/** Maximum characters typed into a text field: more than stored if a pattern removes some. */
export function longestTyped({ kind, pattern, maxLength }: FormField<unknown>): number {
  const usual = kind === 'long-text' ? longestText['long-text'] : longestText.text;
  if (maxLength === null) return usual;
  return pattern === null ? maxLength : Math.max(maxLength, usual);
}

const checks: Readonly<Record<FieldPattern, (text: string) => Result<string, FormFaultCode>>> = {
  'vehicle-number': (text) => checkVehicleNumber(text),
  'vehicle-number-strict': (text) => checkVehicleNumber(text, 'strict'),
  registration: checkIndianRegistration,
  mobile: checkMobile,
  pin: checkPin,
  email: checkEmail,
  address: checkAddress,
  name: checkName,
  date: checkDate,
  domain: checkDomainName,
  'no-special-characters': (text) =>
    hasSpecialCharacters(text) ? err('special-characters') : ok(text),
};
