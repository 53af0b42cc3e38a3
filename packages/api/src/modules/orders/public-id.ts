import { randomInt } from 'node:crypto';

/** Without letters that look like digits (I, L, O), and without U, to avoid words. Source: Crockford base 32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short id to read out: `PC-7K2M-9XQD`. Random, so it reveals neither the number of orders nor the owner. */
export function newPublicId(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `PC-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
