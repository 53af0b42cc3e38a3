import type { Copies } from '../copy-areas.ts';

/** Words of the account page. */
export const copy: Copies['account'] = {
  title: 'पेज',
};
