/** Words of the rto-codes page. */
export const copy = {
  title: 'rto-codes',
};
