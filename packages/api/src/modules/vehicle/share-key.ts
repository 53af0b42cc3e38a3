import { createCipheriv, createDecipheriv } from 'node:crypto';
import { toVehicleNumber, type VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { keyedHash } from '../../http/keyed-hash.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Key of a vehicle in shared URLs: its number encrypted with the server's secret (AES-256-GCM), so the number can be
 * neither read nor guessed from it. The nonce is derived from the number: one vehicle has one key. */
export function shareKeyOf(secret: Uint8Array, vehicleNumber: string): string {
  const nonce = keyedHash(secret, 'share-nonce', vehicleNumber).subarray(0, NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(secret), nonce);
  const sealed = Buffer.concat([cipher.update(vehicleNumber, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The vehicle of a share key; null for any other text. */
export function vehicleOfShareKey(secret: Uint8Array, shareKey: string): VehicleNumber | null {
  const bytes = Buffer.from(shareKey, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.length > 64) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(secret), nonce);
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    const number = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    return toVehicleNumber(number, { source: 'record' });
  } catch {
    return null;
  }
}

function cipherKey(secret: Uint8Array): Buffer {
  return keyedHash(secret, 'share-key', 'vehicle');
}
