import type { IstDate } from './ist-date.ts';
import { err, ok, type Result } from './result.ts';
import { parseDdMmYyyy } from './typed-date.ts';

/** Reasons for refusing a field; the web app has the messages. Source of all rules here: product specification,
 * section 5. Every pattern runs in linear time. */
export type FieldRefusal =
  | 'vehicle-number/length'
  | 'vehicle-number/characters'
  | 'vehicle-number/needs-letter-and-digit'
  | 'vehicle-number/format'
  | 'mobile/format'
  | 'pin/format'
  | 'email/format'
  | 'address/length'
  | 'address/characters'
  | 'address/needs-letter'
  | 'name/too-short'
  | 'name/characters'
  | 'date/format'
  | 'date/no-such-day'
  | 'domain/format';

type Checked<Value = string> = Result<Value, FieldRefusal>;

/** Upper case without white space: the form in which forms compare vehicle numbers. */
export function normaliseVehicleNumber(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** A vehicle number in a search field: 4 to 11 letters and digits, at least one of each; with `strict`, 7 to 11.
 * Returns the normalized text; `parseMark` interprets it. */
export function checkVehicleNumber(text: string, variant: 'loose' | 'strict' = 'loose'): Checked {
  const number = normaliseVehicleNumber(text);
  if (number.length < (variant === 'strict' ? 7 : 4) || number.length > 11) {
    return err('vehicle-number/length');
  }
  if (!/^[A-Z0-9]+$/.test(number)) return err('vehicle-number/characters');
  if (!/[A-Z]/.test(number) || !/\d/.test(number)) {
    return err('vehicle-number/needs-letter-and-digit');
  }
  return ok(number);
}

/** Two letters, 1 to 2 digits, up to 2 series letters, 1 to 4 digits, optionally separated by a space or hyphen.
 * Narrower than `parseMark` (no BH, no three-letter series), for forms that require this format. */
export function checkIndianRegistration(text: string): Checked {
  const form = /^([A-Z]{2})[ -]?(\d{1,2})[ -]?([A-Z]{0,2})[ -]?(\d{1,4})$/i.exec(text.trim());
  if (form === null) return err('vehicle-number/format');
  return ok(form.slice(1).join('').toUpperCase());
}

/** An Indian mobile number, optionally with +91, 91 or 0; spaces, hyphens, dots and brackets are removed. Returns
 * ten digits. */
export function checkMobile(text: string): Checked {
  const digits = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(text.replace(/[\s().-]/g, ''))?.[1];
  return digits === undefined ? err('mobile/format') : ok(digits);
}

/** Six digits, the first not 0. */
export function checkPin(text: string): Checked {
  const pin = text.trim();
  return /^[1-9]\d{5}$/.test(pin) ? ok(pin) : err('pin/format');
}

/** local-part@domain whose last label has 2 to 4 letters. At most 254 characters. */
export function checkEmail(text: string): Checked {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const isLocalPart =
    local.length <= 64 &&
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/.test(local) &&
    !/^\.|\.\.|\.$/.test(local);
  const isMailDomain = isDomainName(email.slice(at + 1)) && /\.[A-Za-z]{2,4}$/.test(email);
  return email.length <= 254 && isLocalPart && isMailDomain ? ok(email) : err('email/format');
}

/** 3 to 100 letters, digits, spaces, commas, periods, apostrophes or hyphens, with at least one letter of any Indian
 * script. */
export function checkAddress(text: string): Checked {
  const address = text.trim();
  if (address.length < 3 || address.length > 100) return err('address/length');
  if (!/^[\p{L}\p{M}\p{Nd}\s,.'’-]+$/u.test(address)) return err('address/characters');
  return /\p{L}/u.test(address) ? ok(address) : err('address/needs-letter');
}

/** Letters (any script) and spaces, at least two characters. */
export function checkName(text: string): Checked {
  const name = text.trim();
  if (name.length < 2) return err('name/too-short');
  return /^\p{L}[\p{L}\p{M} \u200c\u200d]+$/u.test(name) ? ok(name) : err('name/characters');
}

/** A date as dd/mm/yyyy. */
export function checkDate(text: string): Checked<IstDate> {
  const written = text.trim();
  if (!/^\d{2}\/\d{2}\/\d{4}$/.test(written)) return err('date/format');
  const date = parseDdMmYyyy(written);
  return date === null ? err('date/no-such-day') : ok(date);
}

/** Whether a text has characters other than letters, digits and white space. */
export function hasSpecialCharacters(text: string): boolean {
  return /[^\p{L}\p{M}\p{Nd}\s]/u.test(text);
}

/** Whether a text is a domain name of at least two labels: letters, digits and inner hyphens. */
export function isDomainName(text: string): boolean {
  if (text.length > 253) return false;
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length >= 2 &&
    labels.every((label) => /^[A-Za-z0-9-]{1,63}$/.test(label) && !/^-|-$/.test(label)) &&
    /^[A-Za-z]{2,}$/.test(last)
  );
}

/** A domain name in lower case. */
export function checkDomainName(text: string): Checked {
  const domain = text.trim().toLowerCase();
  return isDomainName(domain) ? ok(domain) : err('domain/format');
}
