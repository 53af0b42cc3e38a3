import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 1;
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a document for the file store: AES-256-GCM with a key derived from the server's secret for this purpose
 * alone (HKDF-SHA-256, RFC 5869). The storage key is authenticated with it, so that no file can stand in for another.
 * Form: version, nonce (12 bytes), tag (16 bytes), text. */
export function encryptDocument(secret: Uint8Array, storageKey: string, plain: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  cipher.setAAD(Buffer.from(storageKey));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), text]);
}

/** Decrypts a document; null when it was changed, is another's, or was encrypted with another secret. */
export function decryptDocument(
  secret: Uint8Array,
  storageKey: string,
  stored: Uint8Array,
): Buffer | null {
  if (stored.length < 1 + ivBytes + tagBytes || stored[0] !== version) return null;
  const iv = stored.subarray(1, 1 + ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv);
  decipher.setAAD(Buffer.from(storageKey));
  decipher.setAuthTag(stored.subarray(1 + ivBytes, 1 + ivBytes + tagBytes));
  try {
    const text = decipher.update(stored.subarray(1 + ivBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]);
  } catch {
    // The only failure there is: the tag does not fit.
    return null;
  }
}

function keyOf(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'challan documents', 32));
}
