import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';

/** Where an inspection takes place, and whom the inspector calls at the gate. */
export type InspectionContact = { readonly address: string; readonly mobile: string };

const purpose = 'inspection contact';

/** Encrypts the contact of an inspection. */
export function sealContact(
  secret: Uint8Array,
  inspectionId: string,
  contact: InspectionContact,
): Uint8Array {
  return sealBytes(secret, { purpose, name: inspectionId }, Buffer.from(JSON.stringify(contact)));
}

/** Decrypts it; null if it was erased, or encrypted with another secret. */
export function openContact(
  secret: Uint8Array,
  { inspectionId, contact }: { readonly inspectionId: string; readonly contact: Uint8Array | null },
): InspectionContact | null {
  const bytes =
    contact === null ? null : openSealed(secret, { purpose, name: inspectionId }, contact);
  // Written by sealContact.
  return bytes === null ? null : (JSON.parse(bytes.toString()) as InspectionContact);
}
