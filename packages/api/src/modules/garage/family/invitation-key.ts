import { readSignedId, signedId } from '../../../signed-id.ts';

const purpose = 'garage-invitation';

/** Key in the link of an invitation: its id, signed. */
export function invitationKey(secret: Uint8Array, shareId: string): string {
  return signedId(secret, purpose, shareId);
}

/** The invitation of a key; null when it is not ours. */
export function readInvitationKey(secret: Uint8Array, key: string): string | null {
  return readSignedId(secret, purpose, key);
}
