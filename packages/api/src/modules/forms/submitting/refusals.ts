import type { FormFault, FormFaultCode } from '@pahiya/domain/forms/read-values';
import type { Refusal } from '../../../http/refusal.ts';

export const unknownForm: Refusal = {
  code: 'form/unknown',
  detail: 'There is no published form with this name.',
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
  'vehicle-number/length': 'The vehicle number is too short or too long.',
  'vehicle-number/characters': 'A vehicle number can contain only letters and digits.',
  'vehicle-number/needs-letter-and-digit': 'A vehicle number needs both letters and digits.',
  'vehicle-number/format': 'This is not a valid Indian vehicle number.',
  'mobile/format': 'A mobile number has ten digits and starts with 6, 7, 8 or 9.',
  'pin/format': 'A PIN code has six digits and does not start with 0.',
  'email/format': 'Enter an email address like name@example.in.',
  'address/length': 'Enter 3 to 100 characters.',
  'address/characters': 'Letters, digits, spaces, commas, periods, apostrophes and hyphens only.',
  'address/needs-letter': 'The address needs at least one letter.',
  'name/too-short': 'Enter at least two letters.',
  'name/characters': 'A name can contain only letters and spaces.',
  'date/format': 'Enter the date as dd/mm/yyyy.',
  'date/no-such-day': 'This date does not exist.',
  'domain/format': 'Enter a domain name like example.in.',
  needed: 'This field is required.',
  'too-long': 'This is too long.',
  'not-an-option': 'Choose one of the options.',
  'special-characters': 'Letters, digits and spaces only.',
  'consent-needed': 'This consent is required to submit the form.',
};

/** Errors of fields, each at its path. */
export function badFields(faults: readonly FormFault[]): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: faults.map(({ field, code }) => ({
      path: code === 'consent-needed' ? `body.consents.${field}` : `body.values.${field}`,
      message: sentences[code],
    })),
  };
}
