import { Secret, TOTP } from 'otpauth';
import { openSealed, sealBytes } from '../../http/sealed-bytes.ts';
import type { AccountKind } from './account-kind.ts';

/** Seconds per time step, and steps that a phone's clock may be off. Source: RFC 6238, sections 4 and 5.2. */
const stepSeconds = 30;
const drift = 1;
/** 160 bits. Source: RFC 4226, section 4, R6. */
const secretBytes = 20;

/** A secret for an authenticator app, with its enrolment URI (the text of the QR code). */
export type Enrolment = {
  readonly secret: Uint8Array;
  readonly base32: string;
  readonly uri: string;
};

/** Creates a secret for an account. */
export function newEnrolment(issuer: string, username: string): Enrolment {
  return enrolmentOf(issuer, username, new Secret({ size: secretBytes }).bytes);
}

/** The time step of a code, within one step of now; null for a wrong code. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const key = new Secret({ buffer: new Uint8Array(secret).buffer });
  const totp = new TOTP({ secret: key, period: stepSeconds });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: drift });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The account that a secret belongs to. */
export type TotpOwner = { readonly kind: AccountKind; readonly id: string };

/** An enrolment from a secret that is stored already: its owner has not finished signing up. */
export function enrolmentOf(issuer: string, username: string, bytes: Uint8Array): Enrolment {
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  const totp = new TOTP({ issuer, label: username, secret, period: stepSeconds });
  return { secret: secret.bytes, base32: secret.base32, uri: totp.toString() };
}

/** Encrypts a secret for the database. */
export function sealTotpSecret(key: Uint8Array, owner: TotpOwner, secret: Uint8Array) {
  return sealBytes(key, sealOf(owner), secret);
}

/** Decrypts a secret. Throws if it was encrypted with another server secret: sign-in would fail for everyone, and that
 * must not go unnoticed. */
export function openTotpSecret(key: Uint8Array, owner: TotpOwner, sealed: Uint8Array): Buffer {
  const secret = openSealed(key, sealOf(owner), sealed);
  if (secret === null) throw new Error('the secret of an authenticator does not open');
  return secret;
}

function sealOf({ kind, id }: TotpOwner) {
  return { purpose: `${kind} totp`, name: id };
}
