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

/** Why a field of a form was refused. The words for each are the web's. */
export type FormFaultCode =
  | FieldRefusal
  | 'needed'
  | 'too-long'
  | 'not-an-option'
  | 'special-characters'
  | 'consent-needed';

/** What is wrong with one field (or one consent) of a form. */
export type FormFault = { readonly field: string; readonly code: FormFaultCode };

/** Longest text of a field for which nothing else is said, in characters. */
export const longestText = { text: 200, 'long-text': 2000 } as const;

/** What a ticked box is stored as. */
export const ticked = 'yes';

/** Reads what was typed into some fields of a form: in the form that is stored, with fields left empty left out. What
 * is typed for a field that is not asked is dropped. Refuses with every fault, one a field, in the fields' order. */
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

/** Consents that are needed and were not given. */
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
      const longest = field.maxLength ?? longestText[field.kind];
      // Lines end in two characters when they come from a browser's form: counted as a person counts.
      const plain = text.replace(/\r\n?/g, '\n');
      if (plain.length > longest) return err('too-long');
      return field.pattern === null ? ok(plain) : checks[field.pattern](plain);
    }
  }
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
