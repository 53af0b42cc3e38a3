import { readSignedId, signedId } from '../../signed-id.ts';

const purpose = 'reminder-answer';

/** Key in the link of a reminder: the id of one of its series, signed. */
export function reminderKey(secret: Uint8Array, seriesId: string): string {
  return signedId(secret, purpose, seriesId);
}

const allPurpose = 'reminder-all';

/** Key in the link of a digest: the id of its person, signed. It can only end all messages. */
export function allRemindersKey(secret: Uint8Array, userId: string): string {
  return signedId(secret, allPurpose, userId);
}

/** The person of such a key; null when it is not ours. */
export function readAllRemindersKey(secret: Uint8Array, key: string): string | null {
  return readSignedId(secret, allPurpose, key);
}

/** The series of a key; null when it is not ours. */
export function readReminderKey(secret: Uint8Array, key: string): string | null {
  return readSignedId(secret, purpose, key);
}
