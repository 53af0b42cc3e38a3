import type { Services } from '../../services.ts';
import { usersOfTokens } from './session-repository.ts';

/** The people whose active sessions have these tokens, by the hash of the token in base64. */
export function signedInUsers(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return usersOfTokens(sql, hashes, now());
}
