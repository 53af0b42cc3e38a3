import { openSealed, sealBytes } from '../../http/sealed-bytes.ts';

/** Which of a complaint's texts: each is encrypted for its own purpose. */
type Part = 'name' | 'contact' | 'words' | 'answer';

/** Encrypts a text of a complaint. */
export function sealGrievance(
  secret: Uint8Array,
  id: string,
  part: Part,
  text: string,
): Buffer<ArrayBuffer> {
  return sealBytes(secret, { purpose: `grievance-${part}`, name: id }, Buffer.from(text));
}

/** The text; null: erased, or encrypted with another secret. */
export function openGrievance(
  secret: Uint8Array,
  id: string,
  part: Part,
  sealed: Uint8Array | null,
): string | null {
  if (sealed === null) return null;
  return openSealed(secret, { purpose: `grievance-${part}`, name: id }, sealed)?.toString() ?? null;
}
