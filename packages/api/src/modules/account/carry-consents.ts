import type { Queryable } from '../../db/database.ts';
import { copyConsents } from './consent-repository.ts';

/** Takes what a browser's visitor chose over to the account that signs in; the newest act counts, whoever made it.
 * What an account had left on the browser is not handed to the next account. */
export async function carryConsents(
  tx: Queryable,
  signedIn: { readonly userId: string; readonly deviceId: string },
): Promise<void> {
  await copyConsents(tx, signedIn);
}
