import { openSealed, sealBytes } from '../../http/sealed-bytes.ts';

/** Encrypts a document for the file store. The storage key is authenticated too, so files cannot be swapped. */
export function encryptDocument(secret: Uint8Array, storageKey: string, plain: Uint8Array): Buffer {
  return sealBytes(secret, sealOf(storageKey), plain);
}

/** Decrypts a document; null if it was changed, swapped or encrypted with another secret. */
export function decryptDocument(
  secret: Uint8Array,
  storageKey: string,
  stored: Uint8Array,
): Buffer | null {
  return openSealed(secret, sealOf(storageKey), stored);
}

function sealOf(storageKey: string) {
  // Files are encrypted with this name since only challans had documents.
  return { purpose: 'challan documents', name: storageKey };
}
