/** Words of the account page. */
export const copy = {
  title: 'account',
};
