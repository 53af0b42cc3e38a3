import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { keptText } from './kept-text.ts';

/** The key of all keyed hashes and signatures: the configured one, or one generated once and stored in the data
 * folder. */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<Buffer> {
  if (configured !== undefined) return Buffer.from(configured, 'hex');
  await mkdir(dataDir, { recursive: true });
  return Buffer.from(await keptText(dataDir, 'secret', newSecret), 'hex');
}

function newSecret(): string {
  return randomBytes(32).toString('hex');
}
