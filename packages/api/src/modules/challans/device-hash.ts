import { hash } from 'node:crypto';

/** Hash of a device for storage with a search: device ids are random, so an unkeyed hash cannot be reversed. */
export function deviceHash(deviceId: string): Buffer {
  return hash('sha256', `challan-device:${deviceId}`, 'buffer');
}
