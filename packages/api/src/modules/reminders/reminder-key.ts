import { readSignedId, signedId } from '../../signed-id.ts';

const purpose = 'reminder-answer';

/** Key in the link of a reminder: the id of one of its series, signed. */
export function reminderKey(secret: Uint8Array, seriesId: string): string {
  return signedId(secret, purpose, seriesId);
}

/** The series of a key; null when it is not ours. */
export function readReminderKey(secret: Uint8Array, key: string): string | null {
  return readSignedId(secret, purpose, key);
}
