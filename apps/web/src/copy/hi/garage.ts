import type { Copies } from '../copy-areas.ts';

/** Words of the garage page. */
export const copy: Copies['garage'] = {
  title: 'पेज',
};
