import type { HandoverFacts } from '@pahiya/domain/selling/transfer-forms/handover-facts';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';

const purpose = 'sold vehicle';

/** Encrypts the facts of a handover. */
export function sealDetails(secret: Uint8Array, soldId: string, facts: HandoverFacts): Uint8Array {
  return sealBytes(secret, { purpose, name: soldId }, Buffer.from(JSON.stringify(facts)));
}

/** Decrypts them; null if they were encrypted with another secret. */
export function openDetails(
  secret: Uint8Array,
  { soldId, details }: { readonly soldId: string; readonly details: Uint8Array },
): HandoverFacts | null {
  const bytes = openSealed(secret, { purpose, name: soldId }, details);
  // Written by sealDetails.
  return bytes === null ? null : (JSON.parse(bytes.toString()) as HandoverFacts);
}
