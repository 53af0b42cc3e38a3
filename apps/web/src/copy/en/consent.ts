/** Words of the consent page. */
export const copy = { title: 'consent' };
