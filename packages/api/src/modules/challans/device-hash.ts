import { hash } from 'node:crypto';

/** A device as it stands beside a search: its id is random, so a plain hash cannot be guessed backwards. */
export function deviceHash(deviceId: string): Buffer {
  return hash('sha256', `challan-device:${deviceId}`, 'buffer');
}
