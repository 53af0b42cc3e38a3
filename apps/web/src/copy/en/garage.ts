/** Words of the garage page. */
export const copy = {
  title: 'garage',
};
