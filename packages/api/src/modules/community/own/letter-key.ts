import { readSignedId, signedId } from '../../../signed-id.ts';

const purpose = 'community-letters';

/** Key that ends letters without sign-in. */
export function letterKey(secret: Uint8Array, letterId: string): string {
  return signedId(secret, purpose, letterId);
}

/** The letters of a key; null when it is not ours. */
export function readLetterKey(secret: Uint8Array, key: string): string | null {
  return readSignedId(secret, purpose, key);
}
