import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 1;
const ivBytes = 12;
const tagBytes = 16;

/** Purpose and owner of encrypted bytes: bytes of one cannot replace another's. */
export type Seal = { readonly purpose: string; readonly name: string };

/** Encrypts bytes to be stored: AES-256-GCM with a key derived from the server's secret for one purpose (HKDF-SHA-256,
 * RFC 5869); the name is authenticated with them. Form: version, nonce (12 bytes), tag (16 bytes), text. */
export function sealBytes(
  secret: Uint8Array,
  { purpose, name }: Seal,
  plain: Uint8Array,
): Buffer<ArrayBuffer> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv);
  cipher.setAAD(Buffer.from(name));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), text]);
}

/** Decrypts bytes; null when they were modified, belong to another name, or were encrypted with another secret. */
export function openSealed(
  secret: Uint8Array,
  { purpose, name }: Seal,
  stored: Uint8Array,
): Buffer | null {
  if (stored.length < 1 + ivBytes + tagBytes || stored[0] !== version) return null;
  const iv = stored.subarray(1, 1 + ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), iv);
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(stored.subarray(1 + ivBytes, 1 + ivBytes + tagBytes));
  try {
    const text = decipher.update(stored.subarray(1 + ivBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]);
  } catch {
    // The authentication tag does not match.
    return null;
  }
}

function keyOf(secret: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
