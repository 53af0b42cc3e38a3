import { readSignedId, signedId } from '../../../signed-id.ts';

const purpose = 'owner-alerts';

/** Key that ends alerts without sign-in. */
export function ownerAlertKey(secret: Uint8Array, alertId: string): string {
  return signedId(secret, purpose, alertId);
}

/** The alerts of a key; null when it is not ours. */
export function readOwnerAlertKey(secret: Uint8Array, key: string): string | null {
  return readSignedId(secret, purpose, key);
}
