import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes, one lane. Source: OWASP Password Storage Cheat Sheet; RFC 9106. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for storage, with its salt and cost parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), costs);
}

let dummy: Promise<string> | null = null;

/** Verifies a password against a stored hash. Without a hash (unknown operator) it does the same work and returns
 * false, so response times do not reveal which accounts exist. Tests replace `check` to see the work done. */
export async function isPassword(
  stored: string | null,
  password: string,
  check: typeof verify = verify,
): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const isRight = await check(stored ?? (await dummy), normal(password));
  return stored !== null && isRight;
}

/** Keyboards encode one letter in several ways. Source: NIST SP 800-63B, section 3.1.1.2. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
