import { randomInt } from 'node:crypto';

/** Without letters that are taken for digits (I, L, O) and without U, which makes words. Source: Crockford base 32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short id to read out: `PC-7K2M-9XQD`. Random, so it tells neither how many orders there are nor whose. */
export function newPublicId(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `PC-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
