/** Cache of personal pages, deleted on sign-out. */
export const personalCache = 'personal-pages';
