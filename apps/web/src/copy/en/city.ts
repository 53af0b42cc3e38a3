/** Words of the city page. */
export const copy = { title: 'city' };
