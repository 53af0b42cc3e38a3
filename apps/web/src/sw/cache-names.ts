/** Cache of personal pages, deleted on sign-out. */
export const personalCache = 'personal-pages';

/** Cache of records for offline reading. */
export const recordsKept = 5;
