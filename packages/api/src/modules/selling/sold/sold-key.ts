import { readSignedId, signedId } from '../../../signed-id.ts';

const purpose = 'sold-vehicle-alerts';

/** Key that stops the messages of a sale without sign-in. */
export function soldKey(secret: Uint8Array, soldId: string): string {
  return signedId(secret, purpose, soldId);
}

/** The sale of a key; null when it is not ours. */
export function readSoldKey(secret: Uint8Array, key: string): string | null {
  return readSignedId(secret, purpose, key);
}
