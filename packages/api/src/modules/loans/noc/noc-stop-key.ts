import { readSignedId, signedId } from '../../../signed-id.ts';

const purpose = 'loan-noc-stop';

/** Key in the link that ends the alerts of a closed loan: its id, signed. */
export function nocStopKey(secret: Uint8Array, clockId: string): string {
  return signedId(secret, purpose, clockId);
}

/** The closed loan of a key; null when it is not ours. */
export function readNocStopKey(secret: Uint8Array, key: string): string | null {
  return readSignedId(secret, purpose, key);
}
