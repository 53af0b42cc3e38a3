/** Cache of personal pages, deleted on sign-out. */
export const personalCache = 'personal-pages';

/** Database of posts that wait for a network, and its one store. */
export const outboxDatabase = 'pahiya-outbox';
export const outboxStore = 'posts';

/** Cache of records for offline reading. */
export const recordsKept = 5;

/** Attribute of the root element of a page that was served from the device. */
export const savedCopyMark = 'data-saved-copy';
