import { keyedHash } from '../../../http/keyed-hash.ts';

/** Hash of a vehicle number: finds a car again that is offered again, without storing its number. */
export function markHash(secret: Uint8Array, vehicleNumber: string): Buffer {
  return keyedHash(secret, 'used-car', vehicleNumber);
}
