/** Words of the sign-in page. */
export const copy = { title: 'sign-in' };
