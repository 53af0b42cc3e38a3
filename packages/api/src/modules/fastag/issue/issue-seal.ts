import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import type { ApiSettings } from '../../../services.ts';

type Secret = Pick<ApiSettings, 'secret'>;

/** Delivery address of a tag. */
export type TagAddress = {
  readonly name: string;
  readonly line: string;
  readonly city: string;
  readonly stateCode: string;
  readonly pinCode: string;
};

/** Encrypts the issuer's session for the store. */
export function sealSession({ secret }: Secret, issueId: string, sessionRef: string): Buffer {
  return sealBytes(secret, sessionSeal(issueId), Buffer.from(sessionRef));
}

/** Decrypts the issuer's session; null when it was erased or encrypted with another secret. */
export function openSession(
  { secret }: Secret,
  { issueId, session }: { readonly issueId: string; readonly session: Buffer | null },
): string | null {
  return session === null
    ? null
    : (openSealed(secret, sessionSeal(issueId), session)?.toString() ?? null);
}

/** Encrypts a delivery address for the store. */
export function sealAddress({ secret }: Secret, issueId: string, address: TagAddress): Buffer {
  return sealBytes(secret, addressSeal(issueId), Buffer.from(JSON.stringify(address)));
}

/** Decrypts a delivery address; null when it was erased or encrypted with another secret. */
export function openAddress(
  { secret }: Secret,
  { issueId, address }: { readonly issueId: string; readonly address: Buffer | null },
): TagAddress | null {
  const text = address === null ? null : openSealed(secret, addressSeal(issueId), address);
  // Written by `sealAddress` and authenticated, so not validated again.
  return text === null ? null : (JSON.parse(text.toString()) as TagAddress);
}

function sessionSeal(issueId: string) {
  return { purpose: 'sessions with tag issuers', name: issueId };
}

function addressSeal(issueId: string) {
  return { purpose: 'addresses of tags', name: issueId };
}
