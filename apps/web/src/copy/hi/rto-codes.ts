import type { Copies } from '../copy-areas.ts';

/** Words of the rto-codes page. */
export const copy: Copies['rto-codes'] = {
  title: 'पेज',
};
