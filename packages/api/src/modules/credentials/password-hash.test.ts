import { verify } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

/** Algorithm, version and costs of every hash that is verified for one attempt. */
async function costsOf(stored: string | null, password: string) {
  const costs: (string | undefined)[] = [];
  const isRight = await isPassword(stored, password, (hashed, ...rest) => {
    costs.push(/^\$[^$]+\$[^$]+\$[^$]+/.exec(String(hashed))?.[0]);
    return verify(hashed, ...rest);
  });
  return { isRight, costs };
}

describe('verifying a password', () => {
  // Not timed: one measurement on a busy machine proves nothing. Hashing is nearly all of the time.
  test('takes one hash of the same cost for a known and an unknown operator', async () => {
    const stored = await hashPassword('correct horse');
    const costs = ['$argon2id$v=19$m=19456,t=2,p=1'];
    expect(await costsOf(stored, 'correct horse')).toEqual({ isRight: true, costs });
    expect(await costsOf(stored, 'wrong')).toEqual({ isRight: false, costs });
    expect(await costsOf(null, 'wrong')).toEqual({ isRight: false, costs });
    expect(await costsOf(null, 'nobody has this password')).toEqual({ isRight: false, costs });
  });

  test('accepts a letter in every way a keyboard encodes it', async () => {
    const stored = await hashPassword('caf\u00e9');
    expect(await isPassword(stored, 'cafe\u0301')).toBe(true);
  });
});
