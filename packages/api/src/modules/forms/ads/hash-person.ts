import { hash } from 'node:crypto';

/** SHA-256 of an e-mail address in Meta's format: trimmed, lower case. Lower-case hex. Source: Meta, Conversions API,
 * "Customer information parameters" (`em`). */
export function hashEmail(email: string): string {
  return hash('sha256', email.trim().toLowerCase());
}

/** SHA-256 of an Indian mobile number: digits only, with the country code. Source: as above (`ph`).
 * @param mobile ten digits */
export function hashMobile(mobile: string): string {
  return hash('sha256', `91${mobile}`);
}
