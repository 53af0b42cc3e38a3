import { Secret, TOTP } from 'otpauth';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';

/** Seconds of a time step, and steps that a phone's clock may be off. Source: RFC 6238, sections 4 and 5.2. */
const stepSeconds = 30;
const drift = 1;
/** 160 bits. Source: RFC 4226, section 4, R6. */
const secretBytes = 20;

/** A secret for an authenticator app, with the address that enrols it (a QR code's text). */
export type Enrolment = {
  readonly secret: Uint8Array;
  readonly base32: string;
  readonly uri: string;
};

/** Makes a secret for an operator. */
export function newEnrolment(issuer: string, username: string): Enrolment {
  const secret = new Secret({ size: secretBytes });
  const totp = new TOTP({ issuer, label: username, secret, period: stepSeconds });
  return { secret: secret.bytes, base32: secret.base32, uri: totp.toString() };
}

/** The time step that a code belongs to, one step around now; null for a wrong code. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const key = new Secret({ buffer: new Uint8Array(secret).buffer });
  const totp = new TOTP({ secret: key, period: stepSeconds });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: drift });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Seals a secret for the database. */
export function sealTotpSecret(key: Uint8Array, operatorId: string, secret: Uint8Array) {
  return sealBytes(key, sealOf(operatorId), secret);
}

/** Opens a sealed secret. Throws when it was sealed with another server secret: nobody could sign in, which must be
 * seen. */
export function openTotpSecret(key: Uint8Array, operatorId: string, sealed: Uint8Array): Buffer {
  const secret = openSealed(key, sealOf(operatorId), sealed);
  if (secret === null) throw new Error('the secret of an authenticator does not open');
  return secret;
}

function sealOf(operatorId: string) {
  return { purpose: 'operator totp', name: operatorId };
}
