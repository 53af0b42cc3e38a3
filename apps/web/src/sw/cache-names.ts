/** Pages that are somebody's: cleared on signing out. */
export const personalCache = 'personal-pages';

/** Records kept for reading offline. */
export const recordsKept = 5;
