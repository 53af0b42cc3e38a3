import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes, one lane. Source: OWASP Password Storage Cheat Sheet; RFC 9106. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is stored of a password; the salt and the costs are part of it. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), costs);
}

let dummy: Promise<string> | null = null;

/** Whether a password is the one of a stored hash. Without a hash (no such operator) as much work is done and the
 * answer is no, so that the time of an answer does not tell who exists. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const isRight = await verify(stored ?? (await dummy), normal(password));
  return stored !== null && isRight;
}

/** Keyboards write one letter in several ways. Source: NIST SP 800-63B, section 3.1.1.2. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
