import { readSignedId, signedId } from '../../signed-id.ts';

const purpose = 'saved-search-stop';

/** Key in the link that ends a search's alerts: its id, signed. */
export function stopKey(secret: Uint8Array, searchId: string): string {
  return signedId(secret, purpose, searchId);
}

/** The search of a key; null when it is not ours. */
export function readStopKey(secret: Uint8Array, key: string): string | null {
  return readSignedId(secret, purpose, key);
}
