import type { LoanPerson } from '@pahiya/domain/loans/ports';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import type { ApiSettings } from '../../../services.ts';

type Secret = Pick<ApiSettings, 'secret'>;
type Sealed = 'person' | 'session' | 'proof';

const purposes: Readonly<Record<Sealed, string>> = {
  person: 'people who ask for loans',
  session: 'sessions with the service of the lenders',
  proof: 'proofs of phones for lenders',
};

/** Encrypts a person's details for the store. */
export function sealPerson(secret: Secret, applicationId: string, person: LoanPerson): Buffer {
  return sealText(secret, 'person', applicationId, JSON.stringify(person));
}

/** Decrypts them; null when they were erased or encrypted with another secret. */
export function openPerson(
  secret: Secret,
  { applicationId, person }: { readonly applicationId: string; readonly person: Buffer | null },
): LoanPerson | null {
  const text = openText(secret, 'person', applicationId, person);
  // Written by `sealPerson` and authenticated, so not validated again.
  return text === null ? null : (JSON.parse(text) as LoanPerson);
}

/** Encrypts a session or a proof. */
export function sealText(
  { secret }: Secret,
  what: Sealed,
  applicationId: string,
  text: string,
): Buffer {
  return sealBytes(secret, { purpose: purposes[what], name: applicationId }, Buffer.from(text));
}

/** Decrypts it; null when it was erased or encrypted with another secret. */
export function openText(
  { secret }: Secret,
  what: Sealed,
  applicationId: string,
  stored: Buffer | null,
): string | null {
  if (stored === null) return null;
  const seal = { purpose: purposes[what], name: applicationId };
  return openSealed(secret, seal, stored)?.toString() ?? null;
}
