import type { Queryable } from '../../db/database.ts';
import { copyConsents } from './consent-repository.ts';

/** Copies the consents of a browser's visitor to the account that signs in; the newest wins, from either side. Consents
 * that a previous account left on the browser are not copied. */
export async function carryConsents(
  tx: Queryable,
  signedIn: { readonly userId: string; readonly deviceId: string },
): Promise<void> {
  await copyConsents(tx, signedIn);
}
