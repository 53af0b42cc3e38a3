import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';

const purpose = 'form-submission';

/** Values of a submission by field. */
export type SubmittedValues = Readonly<Record<string, string>>;

/** Encrypts the values for this submission and no other. */
export function sealValues(
  secret: Uint8Array,
  submissionId: string,
  values: SubmittedValues,
): Buffer<ArrayBuffer> {
  return sealBytes(secret, { purpose, name: submissionId }, Buffer.from(JSON.stringify(values)));
}

/** Decrypts the values; null when they were encrypted with another secret. */
export function openValues(
  secret: Uint8Array,
  submissionId: string,
  sealed: Uint8Array,
): SubmittedValues | null {
  const plain = openSealed(secret, { purpose, name: submissionId }, sealed);
  return plain === null ? null : (JSON.parse(plain.toString()) as SubmittedValues);
}
