import type { FormFault, FormFaultCode } from '@pahiya/domain/forms/read-values';
import type { Refusal } from '../../http/refusal.ts';

export const unknownForm: Refusal = {
  code: 'form/unknown',
  detail: 'There is no form of this name, or it is not published.',
};

export const changedForm: Refusal = {
  code: 'form/changed',
  detail: 'The form has changed since it was loaded. Load it again and resubmit.',
};

export const closedSheet: Refusal = {
  code: 'form/closed',
  detail: 'This spreadsheet is not configured. Nothing was stored.',
};

const sentences: Readonly<Record<FormFaultCode, string>> = {
  'vehicle-number/length': 'A vehicle number is shorter or longer than this.',
  'vehicle-number/characters': 'A vehicle number has letters and digits only.',
  'vehicle-number/needs-letter-and-digit': 'A vehicle number has letters and digits.',
  'vehicle-number/format': 'This is not written like a number of an Indian state.',
  'mobile/format': 'A mobile number has ten digits and starts with 6, 7, 8 or 9.',
  'pin/format': 'A PIN code has six digits and does not start with 0.',
  'email/format': 'An e-mail address looks like name@example.in.',
  'aadhaar/format': 'This is not taken.',
  'address/length': 'An address has 3 to 100 characters.',
  'address/characters': 'Letters, digits, spaces, commas, periods, apostrophes and hyphens only.',
  'address/needs-letter': 'An address has at least one letter.',
  'name/too-short': 'A name has at least two letters.',
  'name/characters': 'A name has letters and spaces only.',
  'date/format': 'A day is written dd/mm/yyyy.',
  'date/no-such-day': 'There is no such day.',
  'domain/format': 'A domain name looks like example.in.',
  needed: 'This is needed.',
  'too-long': 'This is too long.',
  'not-an-option': 'This is none of the choices.',
  'special-characters': 'Letters, digits and spaces only.',
  'consent-needed': 'Without this consent the form cannot be sent.',
};

/** Errors of fields, each at its path. */
export function badFields(faults: readonly FormFault[]): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some of the input is not valid; see errors for each field.',
    errors: faults.map(({ field, code }) => ({
      path: code === 'consent-needed' ? `body.consents.${field}` : `body.values.${field}`,
      message: sentences[code],
    })),
  };
}
