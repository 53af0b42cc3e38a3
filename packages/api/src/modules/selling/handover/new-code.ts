import { randomBytes } from 'node:crypto';

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Check code of a file: twelve letters and digits that cannot be misread. */
export function newCode(): string {
  return [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('');
}
