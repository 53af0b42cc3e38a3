/** Words of the offline page. */
export const copy = { title: 'offline' };
